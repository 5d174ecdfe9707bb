# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The image only runs: without the packages that build, the embedded PostgreSQL, and the npm package node.
RUN npm run build && node interfaces/cli/image-packages.ts && npm prune --omit=dev && rm -rf web domain application

FROM node:24-bookworm-slim
# MALLOC_ARENA_MAX limits malloc's per-thread heaps: ten simultaneous photos take 115 MB instead of 210 MB.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# root owns the program. The user that runs it can write only to /data and /backups.
COPY --from=build /app ./
RUN mkdir /data /backups && chown node:node /data /backups && chmod 700 /data /backups \
  && ln -s /app/interfaces/cli/command/welcome-paws.js /usr/local/bin/welcome-paws
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["welcome-paws", "start"]
