import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ClientIp } from '../../platform/http/access/client-ip.js';
import { FormAnswerDto, FormFailsWith } from '../../platform/http/fields/form-fields.js';
import { PublicController } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { SendContactMessage } from './send-contact-message.js';
import { SendContactMessageDto } from './dto/send-contact-message.dto.js';

@PublicController('contact', 'contact')
export class ContactController {
  constructor(private readonly contact: SendContactMessage) {}

  @Post()
  @HttpCode(200)
  @RateLimit('contact')
  @ApiOperation({
    summary: 'A guest writes to the venue',
    description: 'The sender gets an acknowledgement, the team a copy that can be answered.',
  })
  @ApiOkResponse({ type: FormAnswerDto })
  @FormFailsWith('captcha_failed')
  sendContactMessage(@Body() form: SendContactMessageDto, @ClientIp() ip: string): Promise<FormAnswerDto> {
    return this.contact.sendContactMessage(form, { ip });
  }
}
