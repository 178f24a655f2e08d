import { Global, Module } from '@nestjs/common';
import { ChangeAnnouncer } from './change-announcer.js';

@Global()
@Module({ providers: [ChangeAnnouncer], exports: [ChangeAnnouncer] })
export class ChangesModule {}
