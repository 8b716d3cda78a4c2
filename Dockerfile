# The api, the projector and the worker are one image; the command says which (docker-compose.yml).
# Nothing in it writes outside /data (temporary attachments, one directory a container).

# by its digest, of all platforms: a name may mean something else tomorrow. npm run --silent image-base says today's; a build may name another one
ARG BASE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY scripts/slim-packages.mjs ./scripts/
# of which optional languages scans are read: all, or codes such as "pol ces"; docs/how-to/run-in-production.md#readers
ARG OCR_LANGUAGES=all
# optional packages stay in: pdf rendering and others ship their binaries that way, and scans are read with some
RUN npm ci --omit=dev --no-audit --no-fund && node scripts/slim-packages.mjs node_modules "$OCR_LANGUAGES"

# what the browser loads, with packages that nothing else needs
FROM ${BASE} AS web
WORKDIR /build/web
COPY tsconfig.json /build/
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web/index.html web/vite.config.ts web/tsconfig.json ./
COPY web/public ./public
COPY web/src ./src
RUN npm run build

FROM ${BASE}
# nothing installs packages while it runs
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg /opt/yarn-v*
ENV NODE_ENV=production MODE=production DATA_DIR=/data HOST=0.0.0.0 PORT=3000 HEALTH_PORT=3001
RUN mkdir -p /data && chown 1000:1000 /data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=web /build/web/dist ./web/dist
COPY package.json tsconfig.json ./
COPY migrations ./migrations
COPY packages ./packages
COPY src ./src
# by number: Kubernetes can check that it is not root
USER 1000:1000
VOLUME /data
EXPOSE 3000
# of whichever part it is: each answers there, apart from the API
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HEALTH_PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main/api.ts"]
