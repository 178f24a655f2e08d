import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditLog } from '../audit/audit-log.js';
import { SystemClock } from '../platform/clock/clock.js';
import { ClockModule } from '../platform/clock/clock.module.js';
import { ConfigModule } from '../platform/config/config.module.js';
import type { Settings } from '../platform/config/settings.js';
import { dataSourceOptions } from '../platform/database/data-source.js';
import { SeatingWorkerPool } from '../evenings/seating-worker-pool.js';
import { EveningLock } from '../evenings/evening-lock.js';
import { Evenings } from '../evenings/evenings.js';
import { VenueModule } from '../venue/read/venue.module.js';
import { MailFiles } from '../mail/outbox/mail-files.js';
import { ErasePerson } from '../operations/privacy/erase-person.js';
import { ExportPerson } from '../operations/privacy/export-person.js';
import { PersonActions } from '../operations/privacy/person-actions.js';
import { VisitsAhead } from '../operations/privacy/visits-ahead.js';

/**
 * The classes that commands use, listed one by one: the feature modules would start schedulers, listeners and the mail
 * dispatcher, and a command may run beside the server.
 */
@Module({})
export class CommandModule {
  static with(settings: Settings): DynamicModule {
    return {
      module: CommandModule,
      imports: [
        ConfigModule.with(settings),
        ClockModule.with(new SystemClock()),
        VenueModule,
        TypeOrmModule.forRoot({ ...dataSourceOptions(settings.databaseUrl), retryAttempts: 1 }),
      ],
      providers: [
        AuditLog,
        SeatingWorkerPool,
        EveningLock,
        Evenings,
        MailFiles,
        PersonActions,
        VisitsAhead,
        ExportPerson,
        ErasePerson,
      ],
    };
  }
}
