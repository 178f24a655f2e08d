import { type Language, type StaffRole, languages, staffRoles } from '@strapec/domain';
import { Field, oneOf } from '../../http/field-rule.js';
import { asKept, emailAddress, keptEmail } from '../../http/person-rules.js';

export class InviteDto {
  @Field(emailAddress('email_invalid'), { as: asKept(keptEmail), format: 'email', maxLength: 254 })
  email: string;

  @Field(oneOf(staffRoles), { enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'What the mail is written in' })
  language: Language;
}
