import { ApiProperty } from '@nestjs/swagger';
import { type ReservationStatus, reservationStatuses } from '@strapec/domain';
import { Obeys, oneOf } from '../../http/field-rule.js';

export class ChangeStatusDto {
  @ApiProperty({ enum: reservationStatuses, enumName: 'ReservationStatus' })
  @Obeys(oneOf(reservationStatuses))
  status: ReservationStatus;
}
