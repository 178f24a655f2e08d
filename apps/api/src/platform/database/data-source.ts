import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { ResilientClient } from './resilient-client.js';
import { migrations } from './migrations.js';
import { SnakeCaseNaming } from './snake-case-naming.js';
import { idleSessionOption, timeouts } from './timeouts.js';

export function createDataSourceOptions(databaseUrl: string): DataSourceOptions {
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

export function createApiDataSourceOptions({ databaseUrl, poolSize }: Settings): DataSourceOptions {
  return {
    ...createDataSourceOptions(databaseUrl),
    poolSize,
    // milliseconds, sent once when a connection opens, so that no transaction needs a SET LOCAL
    extra: {
      Client: ResilientClient,
      lock_timeout: timeouts.lockMs,
      statement_timeout: timeouts.statementMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransactionMs,
      options: idleSessionOption,
      idleTimeoutMillis: timeouts.idleMs,
      connectionTimeoutMillis: timeouts.connectionMs,
      keepAlive: true,
    },
  } as DataSourceOptions;
}

export async function withDataSource<T>(databaseUrl: string, work: (dataSource: DataSource) => Promise<T>): Promise<T> {
  const dataSource = await new DataSource(createDataSourceOptions(databaseUrl)).initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}
