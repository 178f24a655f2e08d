import { Module } from '@nestjs/common';
import { Integrity } from './integrity.js';

@Module({ providers: [Integrity], exports: [Integrity] })
export class IntegrityModule {}
