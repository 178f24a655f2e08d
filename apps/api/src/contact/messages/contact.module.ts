import { Module } from '@nestjs/common';
import { CaptchaModule } from '../../platform/captcha/captcha.module.js';
import { MailModule } from '../../mail/mail.module.js';
import { ContactController } from './contact.controller.js';
import { SendContactMessage } from './send-contact-message.js';

@Module({
  imports: [CaptchaModule, MailModule],
  controllers: [ContactController],
  providers: [SendContactMessage],
  exports: [SendContactMessage],
})
export class ContactModule {}
