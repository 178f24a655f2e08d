import { ApiProperty } from '@nestjs/swagger';
import { type Minute, timeOfMinute } from '@strapec/domain';

export class AvailabilityDto {
  @ApiProperty({
    type: [String],
    description: 'Start times that can be reserved at this moment, ascending; empty on closed days',
    example: ['18:00', '18:30', '21:00'],
  })
  availableSlots: string[];

  static from(startTimes: readonly Minute[]): AvailabilityDto {
    return { availableSlots: startTimes.map(timeOfMinute) };
  }
}
