# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json ./
COPY src ./src
COPY commands ./commands
COPY assets ./assets
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data HEALTH_PORT=8080 HEALTH_HOST=0.0.0.0 INTERACTIONS_HOST=0.0.0.0 PROXY_HOST=0.0.0.0 WEB_HOST=0.0.0.0
ENV MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/assets ./assets
COPY LICENSE NOTICE.md ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/health').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As in `npm start`: a heap that grows in small steps, for hosts with 512 MB.
CMD ["node", "--max-semi-space-size=2", "--heap-growing-percent=10", "dist/src/main.js"]
