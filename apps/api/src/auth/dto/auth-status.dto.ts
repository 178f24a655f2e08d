import { ApiProperty } from '@nestjs/swagger';
import type { StaffUser } from '../staff-user.js';
import { StaffUserDto } from './staff-user.dto.js';

export class AuthStatusDto {
  @ApiProperty()
  authenticated: boolean;

  @ApiProperty({ type: StaffUserDto, nullable: true })
  user: StaffUserDto | null;

  static from(user: StaffUser | null): AuthStatusDto {
    return { authenticated: user !== null, user: user && StaffUserDto.from(user) };
  }
}

export class SignedOutDto {
  @ApiProperty({ enum: [true] })
  success: true;
}
