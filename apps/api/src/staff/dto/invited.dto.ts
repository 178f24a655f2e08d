import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';

/** What somebody was invited to. */
export class InvitedDto {
  @ApiProperty()
  email: string;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;
}
