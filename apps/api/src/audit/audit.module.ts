import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditQueries } from './audit-queries.js';
import { AuditLog } from './audit-log.js';

@Module({ controllers: [AuditController], providers: [AuditLog, AuditQueries], exports: [AuditLog] })
export class AuditModule {}
