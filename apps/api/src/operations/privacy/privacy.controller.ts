import { ApiOkResponse, ApiOperation, ApiProperty } from '@nestjs/swagger';
import { contactLimits } from '@strapec/domain';
import { Body, HttpCode, Post } from '@nestjs/common';
import { Field } from '../../platform/http/fields/field-rule.js';
import { asKept, emailSought } from '../../platform/http/fields/person-rules.js';
import { keptEmail } from '../../platform/http/fields/kept-email.js';
import { type HeldKind, heldKinds } from './personal-table.js';
import { StaffController, May } from '../../platform/http/access/staff-controller.js';
import { FailsWith } from '../../platform/http/problems/problem.dto.js';
import { SignedIn, type StaffMember } from '../../platform/http/access/staff-member.js';
import { PrivacyRequests } from './privacy-requests.js';

export class PersonDto {
  @Field(emailSought('email_address_invalid'), {
    as: asKept(keptEmail),
    format: 'email',
    maxLength: contactLimits.emailLength,
    example: 'zuzana@example.com',
  })
  email: string;
}

class HeldCountDto {
  @ApiProperty({ enum: heldKinds, enumName: 'HeldKind' })
  kind: HeldKind;

  @ApiProperty({ type: 'integer', description: 'Rows' })
  count: number;
}

export class ErasedPersonDto {
  @ApiProperty({ type: [HeldCountDto] })
  erased: HeldCountDto[];

  @ApiProperty({
    type: [HeldCountDto],
    description:
      'What the law wants to stay, by the hash of the address: the proof of a consent, the bar on the address',
  })
  kept: HeldCountDto[];
}

class HeldRowsDto {
  @ApiProperty({ enum: heldKinds, enumName: 'HeldKind' })
  kind: HeldKind;

  @ApiProperty({ example: 'reservations' })
  table: string;

  @ApiProperty({ type: 'array', items: { type: 'object', additionalProperties: true } })
  rows: Record<string, unknown>[];
}

export class PersonDataDto {
  @ApiProperty()
  email: string;

  @ApiProperty({ format: 'date-time' })
  exportedAt: string;

  @ApiProperty({ type: [HeldRowsDto], description: 'Tables that hold nothing are left out' })
  held: HeldRowsDto[];
}

@StaffController('admin/privacy', 'privacy')
@FailsWith('validation_failed', 'malformed_request', 'payload_too_large', 'unsupported_media_type')
export class PrivacyController {
  constructor(private readonly requests: PrivacyRequests) {}

  @Post('export')
  @May('privacy.manage')
  @HttpCode(200)
  @ApiOperation({ summary: 'Everything that is held about a person', description: 'The record of changes keeps that.' })
  @ApiOkResponse({ type: PersonDataDto })
  exportPerson(@Body() { email }: PersonDto, @SignedIn() by: StaffMember): Promise<PersonDataDto> {
    return this.requests.exportPerson(email, by);
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
    return this.requests.erasePerson({ email, by });
  }
}
