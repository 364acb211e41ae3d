# The program, and git for --since and --staged: docker build -t unretain . && docker run --rm -v "$PWD:/src" unretain lint Sources
FROM swift:6.1-bookworm AS build
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends binutils lld libtree-sitter-dev libyaml-dev make python3-pip \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /unretain
COPY Package.swift Makefile LICENSE NOTICE ./
COPY Plugins Plugins
COPY Rules Rules
COPY Sources Sources
COPY Tests Tests
COPY grammars grammars
COPY scripts scripts
RUN make install PREFIX=/out

FROM debian:bookworm-slim
# The mounted folder belongs to somebody else, whom git would not trust.
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends git \
 && rm -rf /var/lib/apt/lists/* \
 && git config --system --add safe.directory '*'
COPY --from=build /out/bin/unretain /bin/unretain
COPY LICENSE NOTICE /
WORKDIR /src
ENTRYPOINT ["/bin/unretain"]
