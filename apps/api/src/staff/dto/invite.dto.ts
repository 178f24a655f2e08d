import { ApiProperty } from '@nestjs/swagger';
import { type Language, type StaffRole, languages, staffRoles } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Obeys, oneOf } from '../../http/field-rule.js';
import { asKept, emailAddress, keptEmail } from '../../http/person-rules.js';

export class InviteDto {
  @ApiProperty({ format: 'email', maxLength: 254 })
  @Transform(asKept(keptEmail))
  @Obeys(emailAddress('email_invalid'))
  email: string;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  @Obeys(oneOf(staffRoles))
  role: StaffRole;

  @ApiProperty({ enum: languages, enumName: 'Language', description: 'What the mail is written in' })
  @Obeys(oneOf(languages))
  language: Language;
}
