import { Global, Module } from '@nestjs/common';
import { Announcements } from './announcements.js';

@Global()
@Module({ providers: [Announcements], exports: [Announcements] })
export class ChangesModule {}
