import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { LettersController } from './letters.controller.js';
import { LettersService } from './letters.service.js';

@Module({
  imports: [AuditModule],
  controllers: [InboxController, LettersController],
  providers: [InboxService, LettersService],
})
export class InboxModule {}
