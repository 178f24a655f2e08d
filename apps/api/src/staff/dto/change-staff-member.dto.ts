import { ApiPropertyOptional } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';
import { type FieldRule, Obeys, oneOf, trueOrFalse } from '../../http/field-rule.js';

const unlessLeftOut =
  (rule: FieldRule): FieldRule =>
  (value, whole) =>
    value === undefined ? null : rule(value, whole);

/** What is left out stays as it is. */
export class ChangeStaffMemberDto {
  @ApiPropertyOptional({ enum: staffRoles, enumName: 'StaffRole' })
  @Obeys(unlessLeftOut(oneOf(staffRoles)))
  role?: StaffRole;

  @ApiPropertyOptional({ description: 'Whether signing in is refused' })
  @Obeys(unlessLeftOut(trueOrFalse))
  isDisabled?: boolean;
}
