import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { ResilientClient } from './resilient-client.js';
import './entities/guests/contact-message.entity.js';
import './entities/guests/email-message.entity.js';
import './entities/guests/event-inquiry.entity.js';
import './entities/guests/newsletter-subscriber.entity.js';
import './entities/menu/menu-item.entity.js';
import './entities/menu/menu-section.entity.js';
import './entities/menu/menu-serving.entity.js';
import './entities/menu/wine-details.entity.js';
import './entities/operations/system-report.entity.js';
import './entities/reservations/change-request.entity.js';
import './entities/reservations/reservation.entity.js';
import './entities/reservations/table-holding.entity.js';
import './entities/reservations/venue-event.entity.js';
import './entities/site/site-content.entity.js';
import './entities/site/site-image.entity.js';
import './entities/staff/admin-user.entity.js';
import './entities/staff/audit-entry.entity.js';
import './entities/staff/staff-invitation.entity.js';
import './entities/staff/user.entity.js';
import './entities/venue/booking-rules.entity.js';
import './entities/venue/closed-table.entity.js';
import './entities/venue/combination-table.entity.js';
import './entities/venue/dining-table.entity.js';
import './entities/venue/evening-to-reseat.entity.js';
import './entities/venue/first-start-mark.entity.js';
import './entities/venue/online-pause.entity.js';
import './entities/venue/opening-hours.entity.js';
import './entities/venue/room-table.entity.js';
import './entities/venue/room.entity.js';
import './entities/venue/special-day.entity.js';
import './entities/venue/table-closure.entity.js';
import './entities/venue/table-combination.entity.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './snake-case-naming.js';
import { idleSessionOption, timeouts } from './timeouts.js';

export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities: getMetadataArgsStorage().tables.map(({ target }) => target), // the classes imported above; a table that only SQL reads has none
    migrations,
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeCaseNaming(),
    synchronize: false,
    migrationsRun: false,
    logging: false, // errors are thrown; TypeORM's log would contain the parameters, and with them personal data
    installExtensions: false,
    applicationName: 'strapec',
  };
}

export function apiDataSourceOptions(databaseUrl: string, poolSize: number): DataSourceOptions {
  return {
    ...dataSourceOptions(databaseUrl),
    poolSize,
    // milliseconds, sent once when a connection opens, so that no transaction needs a SET LOCAL
    extra: {
      Client: ResilientClient,
      lock_timeout: timeouts.lock,
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
      options: idleSessionOption,
      idleTimeoutMillis: timeouts.idle,
      connectionTimeoutMillis: timeouts.connection,
      keepAlive: true,
    },
  } as DataSourceOptions;
}

export async function withDataSource<T>(databaseUrl: string, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  try {
    return await work(source);
  } finally {
    await source.destroy();
  }
}
