import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Settings } from '../platform/config/settings.js';
import { CommandModule } from './command.module.js';

/** Opens the context for `use` and always closes it. It logs nothing: the command prints the result. */
export async function withCommandContext<T>(
  settings: Settings,
  use: (app: INestApplicationContext) => Promise<T>,
): Promise<T> {
  const options = { logger: false, abortOnError: false } as const;
  const app = await NestFactory.createApplicationContext(CommandModule.with(settings), options);
  try {
    return await use(app);
  } finally {
    await app.close();
  }
}
