import { Body, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { IdParam } from '../../platform/http/fields/id-pipes.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { InboxCountsDto, InboxDto, DismissEmailDto } from './dto/inbox.dto.js';
import { InboxService } from './inbox.service.js';

@StaffController('admin/inbox', 'inbox')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @RequirePermission('inbox.work')
  @ApiOperation({ summary: 'What waits for staff, on whatever day' })
  @ApiOkResponse({ type: InboxDto })
  getInbox(): Promise<InboxDto> {
    return this.inbox.getInbox();
  }

  @Get('counts')
  @RequirePermission('inbox.work')
  @ApiOperation({ summary: 'How much waits for staff' })
  @ApiOkResponse({ type: InboxCountsDto })
  countInbox(): Promise<InboxCountsDto> {
    return this.inbox.countInbox();
  }

  @Put('mails/:id/dismissed')
  @RequirePermission('inbox.work')
  @HttpCode(204)
  @ApiOperation({ summary: 'Dismiss a failed mail, because the guest was called; or bring it back' })
  @ApiNoContentResponse()
  @FailsWith('validation_failed', 'not_found')
  dismissEmail(
    @IdParam() id: string,
    @Body() { isDismissed }: DismissEmailDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<void> {
    return this.inbox.setEmailDismissed(id, isDismissed, staff);
  }
}
