import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import type { NextFunction, Request, Response } from 'express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { type Clock, SystemClock } from './clock/clock.js';
import type { Environment } from './config/environment-reader.js';
import { loadSettings } from './config/load-settings.js';
import { Settings } from './config/settings.js';
import { apiPolicy } from './http/content-security-policy.js';
import { securityHeaders } from './http/security-headers.js';
import { openApiDocument } from './open-api.js';
import { SiteHandler } from './site/site-handler.js';

export interface AppOptions {
  env: Environment;
  clock?: Clock;
  /** Builds the modules without their providers: no database is needed, and only the OpenAPI document can be made. */
  preview?: boolean;
}

/** The house as main, the tests and the OpenAPI export run it. It does not listen yet; the database must be migrated. */
export async function createApp({ env, clock = new SystemClock(), preview = false }: AppOptions): Promise<NestExpressApplication> {
  const settings = loadSettings(env);
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(settings, clock), {
    abortOnError: false,
    bodyParser: false,
    logger: ['error', 'warn'], // Nest's own list of modules and routes is no news; the real logger follows below
    preview,
  });
  app.setGlobalPrefix('api');
  if (preview) return app;
  configureHttp(app, settings);
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), { jsonDocumentUrl: 'api/docs-json' });
  await app.init();
  app.useLogger(app.get(Logger));
  return app;
}

function configureHttp(app: NestExpressApplication, settings: Settings): void {
  app.disable('x-powered-by');
  app.set('etag', false); // hashing every JSON answer costs more than sending it
  app.set('query parser', 'simple');
  app.set('trust proxy', settings.trustProxy);
  app.use(closeConnectionsOnceClosing(app));
  app.use(securityHeaders({ policy: apiPolicy, isHttps: settings.publicUrl.startsWith('https:') }));
  app.use(app.get(SiteHandler).handle);
  app.useBodyParser('json', { limit: '100kb' });
}

/** Busy keep-alive clients would hold a shutdown up for seconds: they are told to go. */
function closeConnectionsOnceClosing(app: NestExpressApplication) {
  const server = app.getHttpServer();
  let hasListened = false;
  server.once('listening', () => {
    hasListened = true;
  });
  return (_request: Request, response: Response, next: NextFunction): void => {
    if (hasListened && !server.listening) response.setHeader('Connection', 'close');
    next();
  };
}
