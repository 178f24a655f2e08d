import { MailerModule } from '@nestjs-modules/mailer';
import { Module } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { ContentModule } from '../content/core/content.module.js';
import { MailDispatcher } from './outbox/mail-dispatcher.js';
import { MailFiles } from './outbox/mail-files.js';
import { OutboxQueue } from './outbox/outbox-queue.js';
import { MailRenderer } from './rendering/mail-renderer.js';
import { MailContextReader } from './rendering/mail-context-reader.js';
import { MailTransport, createTransportOptions } from './outbox/mail-transport.js';
import { Outbox } from './outbox/outbox.js';
import { AuditModule } from '../audit/audit.module.js';
import { ResendEmail } from './activity/resend-email.js';
import { SendTestEmail } from './activity/send-test-email.js';
import { SenderDnsRecords } from './activity/sender-dns-records.js';
import { StaffMailController } from './activity/staff-mail.controller.js';
import { StaffMailService } from './activity/staff-mail.service.js';
import { ReturnedMailController } from './returned/returned-mail.controller.js';
import { ReturnedMailbox } from './returned/returned-mailbox.js';
import { RecordReturnedMail } from './returned/record-returned-mail.js';

/** Nest's template adapter renders only the HTML part; `MailRenderer` compiles both at the start (decision 0017). */
@Module({
  imports: [
    ContentModule,
    MailerModule.forRootAsync({
      imports: [],
      inject: [Settings],
      useFactory: ({ mail }: Settings) => ({ transport: createTransportOptions(mail) }),
    }),
  ],
  providers: [Outbox, MailDispatcher, OutboxQueue, MailRenderer, MailContextReader, MailTransport, MailFiles],
  exports: [Outbox, MailDispatcher, MailFiles, MailRenderer, MailContextReader],
})
export class MailModule {}

@Module({
  imports: [AuditModule, MailModule, ContentModule],
  controllers: [StaffMailController, ReturnedMailController],
  providers: [StaffMailService, SenderDnsRecords, ResendEmail, SendTestEmail, RecordReturnedMail, ReturnedMailbox],
})
export class StaffMailModule {}
