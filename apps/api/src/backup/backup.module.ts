import { Module } from '@nestjs/common';
import { NightlyBackup } from './nightly-backup.js';

@Module({ providers: [NightlyBackup] })
export class BackupModule {}
