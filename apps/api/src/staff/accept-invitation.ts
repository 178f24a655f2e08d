import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Sessions } from '../auth/sessions.js';
import type { StaffUser } from '../auth/staff-user.js';
import type { AcceptInvitationDto } from './dto/accept-invitation.dto.js';
import type { InvitedDto } from './dto/invitation.dto.js';
import { InvitationLinks } from './invitation-links.js';
import { JoinStaff } from './join-staff.js';

/** Whoever has the link of an invitation becomes a member of staff, once, and is signed in. */
@Injectable()
export class AcceptInvitation {
  constructor(
    private readonly links: InvitationLinks,
    private readonly joining: JoinStaff,
    private readonly sessions: Sessions,
  ) {}

  async look(token: string): Promise<InvitedDto> {
    const { email, role } = await this.links.find(token);
    return { email, role };
  }

  async accept(who: AcceptInvitationDto, request: Request): Promise<StaffUser> {
    const user = await this.joining.join(await this.links.find(who.token), who);
    await this.sessions.begin(request, user);
    return user;
  }
}
