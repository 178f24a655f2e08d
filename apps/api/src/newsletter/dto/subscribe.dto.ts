import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, languages, newsletterLimits } from '@strapec/domain';
import { Field, Obeys, oneOf } from '../../platform/http/fields/field-rule.js';
import { TypedEmail } from '../../platform/http/fields/form-fields.js';
import { HoneypotDto } from '../../platform/rate-limits/honeypot.js';

/** The body of the newsletter form. Sending it is the consent; the form's checkbox is not preselected (spec §3, rules §14). */
export class SubscribeDto extends HoneypotDto {
  @ApiProperty({ format: 'email', maxLength: newsletterLimits.emailLength, example: 'zuzana@example.com' })
  @TypedEmail()
  email: string = '';

  @ApiPropertyOptional({ enum: languages, default: 'en', description: 'Language of the newsletter' })
  @Obeys(oneOf(languages))
  language: Language = 'en';

  @Field(oneOf(['website']), { required: false, enum: ['website'], default: 'website' })
  source: string = 'website';
}
