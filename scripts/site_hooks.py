"""For mkdocs: links from a page to what lies outside of docs lead to the repository."""

import posixpath
import re

LINK = re.compile(r"(\]\()([^)#:\s]+)(#[^)\s]*)?(\))")


def on_page_markdown(markdown, page, config, files):
  folder = posixpath.dirname(page.file.src_uri)

  def target(match):
    path = posixpath.normpath(posixpath.join("docs", folder, match[2]))
    if path.startswith("docs/") or path == "docs":
      return match[0]
    return f"{match[1]}{config.repo_url}/blob/main/{path}{match[3] or ''}{match[4]}"

  return LINK.sub(target, markdown)
