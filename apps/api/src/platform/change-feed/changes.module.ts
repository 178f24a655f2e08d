import { Global, Module } from '@nestjs/common';
import { Announcements } from './announcements.js';

/** What has changed in the house, told to all processes once it has committed. */
@Global()
@Module({ providers: [Announcements], exports: [Announcements] })
export class ChangesModule {}
