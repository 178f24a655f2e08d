import { Field, oneOf } from '../../http/field-rule.js';

/** That a mail which failed waits for nobody, or waits again. */
export class SettleEmailDto {
  @Field(oneOf([true, false]))
  isSettled: boolean;
}
