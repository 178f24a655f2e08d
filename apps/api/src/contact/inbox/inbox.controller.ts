import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/http/access/for-staff.decorator.js';
import { May } from '../../platform/http/access/may.decorator.js';
import { knownId } from '../../platform/http/fields/known-id.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, SignedIn } from '../../platform/http/access/staff-member.js';
import { InboxCountsDto, InboxDto, DismissEmailDto } from './dto/inbox.dto.js';
import { InboxService } from './inbox.service.js';

@ApiTags('inbox')
@ForStaff()
@Controller('admin/inbox')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @May('inbox.work')
  @ApiOperation({ summary: 'What waits for staff, on whatever day' })
  @ApiOkResponse({ type: InboxDto })
  getInbox(): Promise<InboxDto> {
    return this.inbox.getInbox();
  }

  @Get('counts')
  @May('inbox.work')
  @ApiOperation({ summary: 'How much waits for staff' })
  @ApiOkResponse({ type: InboxCountsDto })
  countInbox(): Promise<InboxCountsDto> {
    return this.inbox.countInbox();
  }

  @Put('mails/:id/dismissed')
  @May('inbox.work')
  @HttpCode(204)
  @ApiOperation({ summary: 'A mail that failed waits for nobody, because the guest was called; or waits again' })
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'malformed_request', 'not_found', 'payload_too_large', 'unsupported_media_type')
  dismissEmail(
    @Param('id', knownId) id: string,
    @Body() { isDismissed }: DismissEmailDto,
    @SignedIn() staff: StaffMember,
  ): Promise<void> {
    return this.inbox.dismissEmail(id, isDismissed, staff);
  }
}
