import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { FailsWith } from '../http/problem.dto.js';
import { Public } from '../http/public.decorator.js';
import { RateLimit } from '../limits/rate-limit.decorator.js';
import { OwnPagesGuard } from './own-pages.guard.js';
import { AskLinksDto } from './dto/ask-links.dto.js';
import { PromiseLinks } from './promise-links.js';

@ApiTags('reservations')
@Public()
@Controller('guest/links')
export class GuestLinksController {
  constructor(private readonly links: PromiseLinks) {}

  @Post()
  @HttpCode(202)
  @UseGuards(OwnPagesGuard)
  @RateLimit('guestLinks')
  @ApiOperation({
    summary: 'Mail the links of all live reservations of an address to it',
    description: 'The same answer whether there are any or not. At most three mails an hour to one address.',
  })
  @ApiAcceptedResponse()
  @FailsWith('malformed_request', 'validation_failed', 'cross_site', 'ip_rate_limit', 'busy')
  @FailsWith('payload_too_large', 'unsupported_media_type')
  async sendGuestLinks(@Body() asked: AskLinksDto): Promise<void> {
    await this.links.begin(asked);
  }
}
