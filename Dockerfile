# The program alone: docker build -t unretain . && docker run --rm -v "$PWD:/src" unretain
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

FROM scratch
COPY --from=build /out/bin/unretain /bin/unretain
COPY LICENSE NOTICE /
WORKDIR /src
ENTRYPOINT ["/bin/unretain", "--no-cache"]
