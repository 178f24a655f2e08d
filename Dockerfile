# Strapec in one image: nothing about it is decided while it is built, everything by the environment (README, Settings).

# Everything that building needs.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/e2e/package.json apps/e2e/
COPY apps/web/package.json apps/web/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
RUN npm ci --no-audit --no-fund
COPY . .
RUN node_modules/.bin/nx run-many -t build --projects=domain,api,web --outputStyle=static

# Only the libraries that run.
FROM node:24-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/e2e/package.json apps/e2e/
COPY apps/web/package.json apps/web/
COPY libs/contracts/package.json libs/contracts/
COPY libs/domain/package.json libs/domain/
RUN npm ci --no-audit --no-fund --omit=dev --workspace=@strapec/api

FROM node:24-bookworm-slim AS strapec
ENV NODE_ENV=production
ENV HOST=0.0.0.0
ENV PORT=3000
ENV DATA_DIR=/data
RUN install -d -o node -g node -m 0700 /data /kept
WORKDIR /app
COPY --from=libraries /app ./
COPY --from=build /app/LICENSE ./
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "apps/api/dist/main.js"]
