import { ApiProperty } from '@nestjs/swagger';
import { Obeys, oneOf } from '../../http/field-rule.js';

/** That a mail which failed waits for nobody, or waits again. */
export class SettleEmailDto {
  @ApiProperty()
  @Obeys(oneOf([true, false]))
  isSettled: boolean;
}
