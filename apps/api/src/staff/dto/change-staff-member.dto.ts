import { type StaffRole, staffRoles } from '@strapec/domain';
import { Field, type FieldRule, oneOf, trueOrFalse } from '../../http/field-rule.js';

const unlessLeftOut =
  (rule: FieldRule): FieldRule =>
  (value, whole) =>
    value === undefined ? null : rule(value, whole);

/** What is left out stays as it is. */
export class ChangeStaffMemberDto {
  @Field(unlessLeftOut(oneOf(staffRoles)), { required: false, enum: staffRoles, enumName: 'StaffRole' })
  role?: StaffRole;

  @Field(unlessLeftOut(trueOrFalse), { required: false, description: 'Whether signing in is refused' })
  isDisabled?: boolean;
}
