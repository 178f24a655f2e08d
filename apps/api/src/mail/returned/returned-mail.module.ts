import { Module } from '@nestjs/common';
import { ReturnedMailController } from './returned-mail.controller.js';
import { ReturnedMailbox } from './returned-mailbox.js';
import { ReturnedMails } from './returned-mails.js';

@Module({ controllers: [ReturnedMailController], providers: [ReturnedMails, ReturnedMailbox] })
export class ReturnedMailModule {}
