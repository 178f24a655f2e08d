import { ApiProperty, OmitType } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';
import { Field, type FieldRule, booleanRule, oneOf } from '../../platform/http/fields/field-rule.js';
import { StaffUserDto } from './staff-user.dto.js';

export class StaffMemberDto extends OmitType(StaffUserDto, ['profileImageUrl']) {
  @ApiProperty({ description: 'Whether signing in is refused' })
  isDisabled: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSignInAt: Date | null;
}

const omittableRule =
  (rule: FieldRule): FieldRule =>
  (value, form) =>
    value === undefined ? null : rule(value, form);

/** Missing values stay unchanged. */
export class ChangeStaffMemberDto {
  @Field(omittableRule(oneOf(staffRoles)), { required: false, enum: staffRoles, enumName: 'StaffRole' })
  role?: StaffRole;

  @Field(omittableRule(booleanRule), { required: false, description: 'Whether signing in is refused' })
  isDisabled?: boolean;
}
