import { ApiProperty } from '@nestjs/swagger';

export class SignedOutDto {
  @ApiProperty({ enum: [true] })
  success: true;
}
