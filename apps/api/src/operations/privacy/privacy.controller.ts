import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ForStaff } from '../../platform/http/access/for-staff.decorator.js';
import { May } from '../../platform/http/access/may.decorator.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { type StaffMember, SignedIn } from '../../platform/http/access/staff-member.js';
import { ErasedPersonDto, PersonDataDto, PersonDto } from './dto/person.dto.js';
import { ErasePerson } from './erase-person.js';
import { ExportPerson } from './export-person.js';

@ApiTags('privacy')
@ForStaff()
@Controller('admin/privacy')
@FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type')
export class PrivacyController {
  constructor(
    private readonly exporting: ExportPerson,
    private readonly erasing: ErasePerson,
  ) {}

  @Post('export')
  @May('privacy.manage')
  @HttpCode(200)
  @ApiOperation({ summary: 'Everything that is held about a person', description: 'The record of changes keeps that.' })
  @ApiOkResponse({ type: PersonDataDto })
  exportPerson(@Body() { email }: PersonDto, @SignedIn() by: StaffMember): Promise<PersonDataDto> {
    return this.exporting.exportPerson(email, by);
  }

  @Post('erase')
  @May('privacy.manage')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Forget a person',
    description:
      'Past visits stay as covers. The proof of a newsletter consent and the bar on the address stay by its hash, for ' +
      'four years. A person with a reservation ahead is refused: cancel it first.',
  })
  @ApiOkResponse({ type: ErasedPersonDto })
  @FailsWith('reservation_ahead', 'staff_account')
  erasePerson(@Body() { email }: PersonDto, @SignedIn() by: StaffMember): Promise<ErasedPersonDto> {
    return this.erasing.erasePerson({ email, by });
  }
}
