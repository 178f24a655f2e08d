import 'reflect-metadata';
import type { LogLevel } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { RequestHandler } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { CachedAvailabilityRoute } from './availability/cached-availability-route.js';
import { ChangeAnnouncer } from './platform/change-feed/change-announcer.js';
import { delayWriteResponses } from './platform/change-feed/delay-write-responses.js';
import { Clock, SystemClock } from './platform/clock/clock.js';
import type { Environment } from './platform/config/environment-reader.js';
import { loadSettings, logLevels } from './platform/config/load-settings.js';
import type { Settings } from './platform/config/settings.js';
import { SiteVersion } from './content/core/site-version.js';
import { apiPolicy } from './platform/http/server/content-security-policy.js';
import { isSmallJson } from './platform/http/server/large-body.js';
import {
  guestPageRoutes,
  isGuestFormPost,
  isGuestPagePath,
  maxFormBytes,
} from './reservations/guest-pages/guest-page-paths.js';
import { type CachedRoute, serveCachedRoutes, runBeforeExpress } from './platform/http/server/cached-routes.js';
import { OpenResponses } from './platform/http/server/open-responses.js';
import { ProxyHeaderCheck } from './platform/http/access/proxy-header-check.js';
import { setResponseHeaders, setServerTimeHeader, securityHeaders } from './platform/http/server/security-headers.js';
import { endSlowRequests } from './platform/http/server/slow-requests.js';
import { inlineTypefaces } from './platform/http/server/html-page.js';
import { createOpenApiDocument } from './open-api.js';
import { formApiPaths } from './contact/contact.module.js';
import { agentPaths } from './integrations/mcp/mcp.module.js';
import { healthPath } from './operations/health/health.controller.js';
import { newsletterImportPath } from './newsletter/staff-newsletter.controller.js';
import { markAsFormResponse } from './platform/http/problems/problem.filter.js';
import { MenuService } from './menu/menu.service.js';
import { ProblemPages, requireUtf8 } from './reservations/guest-pages/problem-pages.js';
import { NotOpenYetMiddleware } from './content/pages/not-open-yet-middleware.js';
import { PageRedirects } from './content/pages/page-redirects.js';
import { RenderedPages } from './content/pages/rendered-pages.js';
import { SiteHandler } from './content/pages/site-handler.js';
import { MetricsHandler } from './operations/system/metrics-handler.js';

export interface AppOptions {
  env: Environment;
  clock?: Clock;
  /** Builds the modules without their providers. No database is needed, and only the OpenAPI document can be made. */
  preview?: boolean;
}

/** Creates the program that main, the tests and the OpenAPI export run. It does not listen yet; the database must be migrated. */
export async function createApp({
  env,
  clock = new SystemClock(),
  preview = false,
}: AppOptions): Promise<NestExpressApplication> {
  const settings = loadSettings(env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.forRoot(settings, clock), {
    abortOnError: false,
    bodyParser: false,
    logger: startupLogLevels(settings),
    preview,
  });
  app.setGlobalPrefix('api', { exclude: [...guestPageRoutes, ...agentPaths] });
  if (preview) return app;
  configureHttp(app, settings);
  SwaggerModule.setup('api/docs', app, () => createOpenApiDocument(app), {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Strapec API',
  });
  await app.init();
  app.useLogger(app.get(Logger));
  return app;
}

/** The log levels until the real logger is in use. They leave out Nest's list of modules and routes. */
function startupLogLevels({ logLevel }: Settings): LogLevel[] {
  const levels = ['fatal', 'error', 'warn'] as const;
  return levels.filter((level) => logLevels.indexOf(level) <= logLevels.indexOf(logLevel));
}

/** Milliseconds: longer than proxies keep an idle connection. Caddy keeps it for two minutes. */
const keepAliveTimeoutMs = 130_000;

function configureHttp(app: NestExpressApplication, settings: Settings): void {
  app.disable('x-powered-by');
  app.set('etag', false); // hashing every JSON answer costs more than sending it
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustProxy);
  const headers = securityHeaders({ policy: apiPolicy, isHttps: settings.isHttps });
  const serveRoutes = (...routes: CachedRoute[]) => serveCachedRoutes(routes, app.get(SiteVersion), headers);
  runBeforeExpress(app.getHttpServer(), serveRoutes(app.get(MenuService), app.get(RenderedPages)));
  app.get(OpenResponses).watchServer(app.getHttpServer());
  endSlowRequests(app.getHttpServer());
  // The side that closes a connection while the other side sends loses a request. A proxy would then answer its guest with
  // 502, and after a pause longer than Node's default of five seconds the process would close connections that already hold
  // a request.
  app.getHttpServer().keepAliveTimeout = keepAliveTimeoutMs;
  app.use(serveRoutes(app.get(CachedAvailabilityRoute))); // it counts by the address that Express determines
  app.use(setResponseHeaders(headers));
  app.use(delayWriteResponses(app.get(ChangeAnnouncer)));
  app.use(unlessPath((path) => path.startsWith(healthPath), app.get(ProxyHeaderCheck).checkProxyHeaders));
  app.use(formApiPaths, markAsFormResponse);
  app.use('/api', setServerTimeHeader(app.get(Clock)));
  app.use([MetricsHandler, PageRedirects, NotOpenYetMiddleware].map((middleware) => app.get(middleware).handle));
  app.use(unlessPath(hasController, app.get(SiteHandler).handle));
  inlineTypefaces(app, settings.webDist);
  useBodyParsers(app);
}

function useBodyParsers(app: NestExpressApplication): void {
  const problemPages = app.get(ProblemPages);
  app.use(problemPages.refuseUnreadableRequest);
  app.useBodyParser('json', { limit: '100kb', type: (request) => isSmallJson(request, [newsletterImportPath]) });
  const formParserOptions = { limit: maxFormBytes, extended: false, type: isGuestFormPost, verify: requireUtf8 };
  app.useBodyParser('urlencoded', formParserOptions);
  app.use(problemPages.handleError);
}

function hasController(path: string): boolean {
  const trimmedPath = path.length > 1 ? path.replace(/\/$/, '') : path;
  return (
    trimmedPath === '/api' || path.startsWith('/api/') || isGuestPagePath(path) || agentPaths.includes(trimmedPath)
  );
}

const unlessPath =
  (isExcluded: (path: string) => boolean, middleware: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isExcluded(request.path) ? next() : middleware(request, response, next);
