import { Body, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation } from '@nestjs/swagger';
import { ClientIp } from '../../platform/http/access/client-ip.js';
import { FormAnswerDto, FormFailsWith } from '../../platform/http/fields/form-fields.js';
import { PublicController } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { CreateEventInquiryDto } from './dto/create-event-inquiry.dto.js';
import { CreateEventInquiry } from './create-event-inquiry.js';

@PublicController('events/inquiries', 'events')
export class InquiriesController {
  constructor(private readonly inquiries: CreateEventInquiry) {}

  @Post()
  @RateLimit('inquiry')
  @ApiOperation({
    summary: 'A guest asks for a private event, or to come to a public one',
    description: 'Takes no tables: the team answers within 24 hours and makes an event of it.',
  })
  @ApiCreatedResponse({ type: FormAnswerDto })
  @FormFailsWith('captcha_failed')
  createEventInquiry(@Body() form: CreateEventInquiryDto, @ClientIp() ip: string): Promise<FormAnswerDto> {
    return this.inquiries.createEventInquiry(form, { ip });
  }
}
