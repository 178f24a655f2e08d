import { Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { IdParam } from '../../platform/http/fields/id-pipes.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, CurrentStaff } from '../../platform/http/access/staff-member.js';
import { EmailAnswerDto, EmailConfigurationDto, EmailStatusDto, SendTestEmailDto } from './staff-mail.dto.js';
import { ResendEmail } from './resend-email.js';
import { SendTestEmail } from './send-test-email.js';
import { StaffMailService } from './staff-mail.service.js';

@StaffController('admin/email', 'email')
export class StaffMailController {
  constructor(
    private readonly staffMail: StaffMailService,
    private readonly resends: ResendEmail,
    private readonly testMails: SendTestEmail,
  ) {}

  @Get('status')
  @RequirePermission('mails.manage')
  @ApiOperation({ summary: 'How many mails were sent, and the newest ones' })
  @ApiOkResponse({ type: EmailStatusDto })
  getEmailStatus(): Promise<EmailStatusDto> {
    return this.staffMail.getEmailStatus();
  }

  @Get('configuration')
  @RequirePermission('mails.manage')
  @ApiOperation({
    summary: 'How mail is set up: transport, templates, and the DNS records of the sender',
    description: 'The records are looked up every ten minutes at most; until the first answer they are `unknown`.',
  })
  @ApiOkResponse({ type: EmailConfigurationDto })
  getEmailConfiguration(): Promise<EmailConfigurationDto> {
    return this.staffMail.getEmailConfiguration();
  }

  @Post('resend/:id')
  @RequirePermission('inbox.work')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Send a mail once more, as a new one',
    description: 'It is written from what the venue knows now. At most once a minute for each mail.',
  })
  @ApiOkResponse({ type: EmailAnswerDto })
  @FailsWith('not_found', 'mail_on_its_way', 'mail_without_subject', 'resent_just_now')
  resendEmail(@IdParam() id: string, @CurrentStaff() staff: StaffMember): Promise<EmailAnswerDto> {
    return this.resends.resendEmail(id, staff);
  }

  @Post('test')
  @RequirePermission('mails.manage')
  @HttpCode(200)
  @ApiOperation({ summary: 'Send a mail to yourself and wait for what comes of it' })
  @ApiOkResponse({ type: EmailAnswerDto })
  @FailsWith('validation_failed', 'mail_unavailable')
  sendTestEmail(@Query() { language }: SendTestEmailDto, @CurrentStaff() staff: StaffMember): Promise<EmailAnswerDto> {
    return this.testMails.sendTestEmail(staff, language);
  }
}
