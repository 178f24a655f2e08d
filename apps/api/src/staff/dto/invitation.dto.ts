import { ApiProperty } from '@nestjs/swagger';
import { type StaffRole, staffRoles } from '@strapec/domain';

/** An invitation as the database has it. */
export interface OpenInvitation {
  id: string;
  email: string;
  role: StaffRole;
  expiresAt: Date;
  /** Name of the owner who sent it last. */
  invitedBy: string | null;
  /** Whether that one is still an owner who can sign in. */
  isVouchedFor: boolean;
}

/** Somebody who was invited and has not come yet. */
export class InvitationDto {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ enum: staffRoles, enumName: 'StaffRole' })
  role: StaffRole;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the owner who sent it last' })
  invitedBy: string | null;

  @ApiProperty({ description: 'Whether the link still works; else it has to be sent again' })
  isOpen: boolean;

  static from({ expiresAt, isVouchedFor, ...invitation }: OpenInvitation, now: Date): InvitationDto {
    return { ...invitation, expiresAt: expiresAt.toISOString(), isOpen: isVouchedFor && expiresAt > now };
  }
}
