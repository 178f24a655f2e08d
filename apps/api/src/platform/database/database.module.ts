import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../config/settings.js';
import { servingOptions } from './data-source.js';

@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Settings],
      useFactory: ({ databaseUrl, poolSize }: Settings) => ({
        ...servingOptions(databaseUrl, poolSize),
        retryAttempts: 1,
      }),
    }),
  ],
})
export class DatabaseModule {}
