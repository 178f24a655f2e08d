import { ApiProperty } from '@nestjs/swagger';
import { placeholderCaptchaToken } from '@strapec/domain';
import { Obeys, writtenText } from '../../http/field-rule.js';
import { orMissing } from '../../http/person-rules.js';
import { RobotTrapDto } from '../../limits/robot-trap.js';

/** A form that is sent with a solved captcha (spec §5). */
export class CaptchaFormDto extends RobotTrapDto {
  @ApiProperty({ description: 'What the captcha widget gave', maxLength: 10_000, example: placeholderCaptchaToken })
  @Obeys(orMissing('captcha_required', writtenText(10_000)))
  captchaToken: string;
}
