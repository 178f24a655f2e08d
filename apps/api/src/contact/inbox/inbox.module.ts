import { Module } from '@nestjs/common';
import { AuditModule } from '../../audit/audit.module.js';
import { InboxController } from './inbox.controller.js';
import { InboxService } from './inbox.service.js';
import { InboxMessagesController } from './inbox-messages.controller.js';
import { InboxMessagesService } from './inbox-messages.service.js';

@Module({
  imports: [AuditModule],
  controllers: [InboxController, InboxMessagesController],
  providers: [InboxService, InboxMessagesService],
})
export class InboxModule {}
