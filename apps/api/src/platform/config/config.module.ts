import { type DynamicModule, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { loadSessionSecret, SessionSecret } from './session-secret.js';
import { Settings } from './settings.js';
import { SignedLinks } from './signed-links.js';

@Module({})
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: Settings, useValue: settings },
        {
          provide: SessionSecret,
          inject: [DataSource],
          useFactory: (source: DataSource) => loadSessionSecret(settings, source),
        },
        {
          provide: SignedLinks,
          inject: [SessionSecret],
          useFactory: ({ value }: SessionSecret) => new SignedLinks(value, settings.previousSessionSecret),
        },
      ],
      exports: [Settings, SessionSecret, SignedLinks],
    };
  }
}
