import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { Body, HttpCode, Post } from '@nestjs/common';
import { StaffController, RequirePermission } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { CurrentStaff, type StaffMember } from '../../platform/http/access/staff-member.js';
import { ErasedPersonDto, PersonDataDto, PersonDto } from './privacy.dto.js';
import { PrivacyRequests } from './privacy-requests.js';

@StaffController('admin/privacy', 'privacy')
@RequirePermission('privacy.manage')
@FailsWith('validation_failed')
export class PrivacyController {
  constructor(private readonly requests: PrivacyRequests) {}

  @Post('export')
  @HttpCode(200)
  @ApiOperation({ summary: 'Everything that is held about a person', description: 'The record of changes keeps that.' })
  @ApiOkResponse({ type: PersonDataDto })
  exportPerson(@Body() { email }: PersonDto, @CurrentStaff() by: StaffMember): Promise<PersonDataDto> {
    return this.requests.exportPerson(email, by);
  }

  @Post('erase')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Forget a person',
    description:
      'Past visits stay as covers. The proof of a newsletter consent and the bar on the address stay by its hash, for ' +
      'four years. A person with a reservation ahead is refused: cancel it first.',
  })
  @ApiOkResponse({ type: ErasedPersonDto })
  @FailsWith('reservation_ahead', 'staff_account')
  erasePerson(@Body() { email }: PersonDto, @CurrentStaff() by: StaffMember): Promise<ErasedPersonDto> {
    return this.requests.erasePerson(email, by);
  }
}
