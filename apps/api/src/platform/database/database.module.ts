import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../config/settings.js';
import { apiDataSourceOptions } from './data-source.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: ({ databaseUrl, poolSize }: Settings) => ({
        ...apiDataSourceOptions(databaseUrl, poolSize),
        retryAttempts: 1,
      }),
    }),
  ],
})
export class DatabaseModule {}
