import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';
import type { StaffUser } from './staff-user.js';

export class StaffUserDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  username: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ type: String, nullable: true })
  firstName: string | null;

  @ApiProperty({ type: String, nullable: true })
  lastName: string | null;

  @ApiProperty({ type: String, nullable: true })
  profileImageUrl: string | null;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  static from({ id, username, email, firstName, lastName, profileImageUrl, role }: StaffUser): StaffUserDto {
    return { id, username, email, firstName, lastName, profileImageUrl, role };
  }
}
