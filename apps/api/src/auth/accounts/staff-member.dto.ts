import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';
import { StaffUserDto } from './auth-status.dto.js';
import { Field, type FieldRule, oneOf, trueOrFalse } from '../../platform/http/fields/field-rule.js';

export interface StaffAccount {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: StaffRole;
  isDisabled: boolean;
  lastSignInAt: Date | null;
}

export class StaffMemberDto extends OmitType(StaffUserDto, ['profileImageUrl']) {
  @ApiProperty({ description: 'Whether signing in is refused' })
  isDisabled: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSignInAt: string | null;

  static from({ lastSignInAt, ...person }: StaffAccount): StaffMemberDto {
    return { ...person, lastSignInAt: lastSignInAt?.toISOString() ?? null };
  }
}

const unlessLeftOut =
  (rule: FieldRule): FieldRule =>
  (value, whole) =>
    value === undefined ? null : rule(value, whole);

/** Missing values stay unchanged. */
export class ChangeStaffMemberDto {
  @Field(unlessLeftOut(oneOf(staffRoles)), { required: false, enum: staffRoles, enumName: 'StaffRole' })
  role?: StaffRole;

  @Field(unlessLeftOut(trueOrFalse), { required: false, description: 'Whether signing in is refused' })
  isDisabled?: boolean;
}
