import { Body, Get, Put, Query, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { inboxMessageKinds } from '@strapec/domain';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import {
  MarkAnsweredDto,
  FailsForInboxMessages,
  InboxMessageDto,
  InboxMessageListDto,
  ListInboxMessagesDto,
  SaveStaffNoteDto,
} from './dto/inbox-message.dto.js';
import { type InboxMessageRef, InboxMessageParam } from './inbox-message-rows.js';
import { InboxMessagesService } from './inbox-messages.service.js';

const ApiMessageRefParams = () =>
  applyDecorators(
    ApiParam({ name: 'id', format: 'uuid' }),
    ApiParam({ name: 'kind', enum: inboxMessageKinds, enumName: 'InboxMessageKind' }),
  );

@StaffController('admin/inbox-messages', 'inbox')
export class InboxMessagesController {
  constructor(private readonly inboxMessages: InboxMessagesService) {}

  @Get()
  @RequirePermission('inbox.work')
  @ApiOperation({ summary: 'Messages and inquiries: those that wait first, of these the newest' })
  @ApiOkResponse({ type: InboxMessageListDto })
  @FailsWith('validation_failed')
  listInboxMessages(@Query() query: ListInboxMessagesDto): Promise<InboxMessageListDto> {
    return this.inboxMessages.listInboxMessages(query);
  }

  @Put(':kind/:id/read')
  @RequirePermission('inbox.work')
  @ApiOperation({ summary: 'Mark as opened' })
  @ApiMessageRefParams()
  @ApiOkResponse({ type: InboxMessageDto })
  @FailsWith('not_found')
  readInboxMessage(@InboxMessageParam() inboxMessage: InboxMessageRef): Promise<InboxMessageDto> {
    return this.inboxMessages.markMessageRead(inboxMessage);
  }

  @Put(':kind/:id/answered')
  @RequirePermission('inbox.work')
  @ApiOperation({ summary: 'It is answered, or waits again' })
  @ApiMessageRefParams()
  @ApiOkResponse({ type: InboxMessageDto })
  @FailsWith('validation_failed', 'not_found')
  @FailsForInboxMessages('changed_meanwhile')
  answerInboxMessage(
    @InboxMessageParam() inboxMessage: InboxMessageRef,
    @Body() answer: MarkAnsweredDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<InboxMessageDto> {
    return this.inboxMessages.markMessageAnswered(inboxMessage, answer, staff);
  }

  @Put(':kind/:id/note')
  @RequirePermission('inbox.work')
  @ApiOperation({ summary: 'What the team notes about it' })
  @ApiMessageRefParams()
  @ApiOkResponse({ type: InboxMessageDto })
  @FailsWith('validation_failed', 'not_found')
  @FailsForInboxMessages('changed_meanwhile')
  noteInboxMessage(
    @InboxMessageParam() inboxMessage: InboxMessageRef,
    @Body() note: SaveStaffNoteDto,
    @CurrentStaff() staff: StaffMember,
  ): Promise<InboxMessageDto> {
    return this.inboxMessages.saveStaffNote(inboxMessage, note, staff);
  }
}
