import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { ResilientClient } from './resilient-client.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './snake-case-naming.js';
import { idleSessionOption, timeouts } from './timeouts.js';

export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities: getMetadataArgsStorage().tables.map(({ target }) => target), // those that the program imports
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

export function apiDataSourceOptions({ databaseUrl, poolSize }: Settings): DataSourceOptions {
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
