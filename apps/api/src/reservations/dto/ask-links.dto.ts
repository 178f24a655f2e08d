import { ApiProperty } from '@nestjs/swagger';
import { type Language, languages, reservationLimits } from '@strapec/domain';
import { Transform } from 'class-transformer';
import { Field, Obeys, oneOf } from '../../http/field-rule.js';
import { asKept, emailSought, keptEmail } from '../../http/person-rules.js';

/** Whose links are asked for. */
export class AskLinksDto {
  @ApiProperty({ format: 'email', maxLength: reservationLimits.emailLength, description: 'In any case' })
  @Transform(asKept(keptEmail))
  @Obeys(emailSought('email_invalid'))
  email: string;

  @Field(oneOf(languages), { enum: languages, enumName: 'Language', description: 'Language of our answer' })
  language: Language;
}
