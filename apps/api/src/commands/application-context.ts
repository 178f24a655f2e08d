import type { DynamicModule, INestApplicationContext } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NestFactory } from '@nestjs/core';
import { AuditLog } from '../audit/audit-log.js';
import { ClockModule, SystemClock } from '../platform/clock/clock.js';
import { ConfigModule } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/settings.js';
import { createDataSourceOptions } from '../platform/database/data-source.js';
import { SeatingWorkerPool } from '../evenings/seating-worker-pool.js';
import { EveningLock } from '../evenings/evening-lock.js';
import { Evenings } from '../evenings/evenings.js';
import { VenueModule } from '../venue/core/venue-reader.js';
import { MailFiles } from '../mail/outbox/mail-files.js';
import { PrivacyRequests } from '../operations/privacy/privacy-requests.js';

/**
 * One by one: the feature modules would start schedulers, listeners and the mail dispatcher, and a command may run
 * beside the server.
 */
const createCommandModule = (settings: Settings): DynamicModule => ({
  module: class CommandModule {},
  imports: [
    ConfigModule.forRoot(settings),
    ClockModule.forRoot(new SystemClock()),
    VenueModule,
    TypeOrmModule.forRoot({ ...createDataSourceOptions(settings.databaseUrl), retryAttempts: 1 }),
  ],
  providers: [AuditLog, SeatingWorkerPool, EveningLock, Evenings, MailFiles, PrivacyRequests],
});

export async function withApplicationContext<Result>(
  settings: Settings,
  work: (context: INestApplicationContext) => Promise<Result>,
): Promise<Result> {
  const contextOptions = { logger: false, abortOnError: false } as const;
  const context = await NestFactory.createApplicationContext(createCommandModule(settings), contextOptions);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
