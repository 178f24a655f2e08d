import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AcceptInvitation } from './accept-invitation.js';
import { InvitationLinks } from './invitation-links.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { InvitedController } from './invited.controller.js';
import { JoinStaff } from './join-staff.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

/** Who works here, what each of them may do, and how they come in. */
@Module({
  imports: [AuditModule, AuthModule, MailModule],
  controllers: [PeopleController, InvitationsController, InvitedController],
  providers: [PeopleService, InvitationsService, InvitationLinks, JoinStaff, AcceptInvitation],
})
export class StaffModule {}
