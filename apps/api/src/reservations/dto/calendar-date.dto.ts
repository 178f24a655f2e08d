import { ApiProperty } from '@nestjs/swagger';
import { isServiceDate } from '@strapec/domain';
import { Obeys } from '../../http/field-rule.js';

export class CalendarDateDto {
  @ApiProperty({ description: 'Service date', example: '2026-12-04' })
  @Obeys((value) => (typeof value === 'string' && isServiceDate(value) ? null : 'date_invalid'))
  date: string;
}
