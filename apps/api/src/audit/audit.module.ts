import { Module } from '@nestjs/common';
import { AuditController } from './audit.controller.js';
import { AuditPage } from './audit-page.js';
import { AuditLog } from './audit-log.js';

@Module({ controllers: [AuditController], providers: [AuditLog, AuditPage], exports: [AuditLog] })
export class AuditModule {}
