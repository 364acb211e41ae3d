//! Starts `unretain lsp` for Swift. Everything else is the server's work.

use zed::settings::LspSettings;
use zed_extension_api as zed;

struct Unretain;

impl zed::Extension for Unretain {
    fn new() -> Self {
        Unretain
    }

    fn language_server_command(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<zed::Command> {
        let command = worktree
            .which("unretain")
            .ok_or("`unretain` is not on the search path; `pip install unretain` brings it")?;
        Ok(zed::Command {
            command,
            args: vec!["lsp".to_string()],
            env: worktree.shell_env(),
        })
    }

    fn language_server_initialization_options(
        &mut self,
        _server: &zed::LanguageServerId,
        worktree: &zed::Worktree,
    ) -> zed::Result<Option<zed::serde_json::Value>> {
        Ok(LspSettings::for_worktree("unretain", worktree)
            .ok()
            .and_then(|settings| settings.initialization_options))
    }
}

zed::register_extension!(Unretain);
