import { ApiProperty } from '@nestjs/swagger';
import type { StaffUser } from '../accounts/staff-user.js';
import { StaffUserDto } from '../accounts/auth-status.dto.js';

export class SignedInDto {
  @ApiProperty({ type: StaffUserDto })
  user: StaffUserDto;

  static from(user: StaffUser): SignedInDto {
    return { user: StaffUserDto.from(user) };
  }
}
