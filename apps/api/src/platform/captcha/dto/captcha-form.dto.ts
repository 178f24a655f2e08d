import { ApiProperty } from '@nestjs/swagger';
import { placeholderCaptchaToken } from '@strapec/domain';
import { Obeys, freeText } from '../../http/fields/field-rule.js';
import { TypedText } from '../../http/fields/form-fields.js';
import { HoneypotDto } from '../../rate-limits/honeypot.js';

/** A form that is sent with a solved captcha (spec §5). */
export class CaptchaFormDto extends HoneypotDto {
  @ApiProperty({ description: 'What the captcha widget gave', maxLength: 10_000, example: placeholderCaptchaToken })
  @TypedText()
  @Obeys(freeText(10_000))
  captchaToken: string = '';
}
