import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';

/** A member of staff as the database has them. */
export interface StaffAccount {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: StaffRole;
  isDisabled: boolean;
  lastSignInAt: Date | null;
}

/** A member of staff as owners see them. */
export class StaffMemberDto {
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

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  @ApiProperty({ description: 'Whether signing in is refused' })
  isDisabled: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSignInAt: string | null;

  static from({ lastSignInAt, ...person }: StaffAccount): StaffMemberDto {
    return { ...person, lastSignInAt: lastSignInAt?.toISOString() ?? null };
  }
}
