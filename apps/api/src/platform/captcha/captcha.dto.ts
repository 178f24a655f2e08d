import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { placeholderCaptchaToken } from '@strapec/domain';
import { Obeys, freeText } from '../http/fields/field-rule.js';
import { FormText } from '../http/fields/form-fields.js';
import { HoneypotDto } from '../rate-limits/honeypot.js';

export class CaptchaChallengeDto {
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Algorithm, cost, salt, nonce and expiry' })
  parameters: object;

  @ApiPropertyOptional({ description: 'Proves that the challenge came from this venue' })
  signature?: string;
}

/** Spec §5. */
export class CaptchaFormDto extends HoneypotDto {
  @ApiProperty({ description: 'What the captcha widget gave', maxLength: 10_000, example: placeholderCaptchaToken })
  @FormText()
  @Obeys(freeText(10_000))
  captchaToken: string = '';
}
