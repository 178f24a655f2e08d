import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AfterAnswer } from '../http/after-answer.js';
import { AcceptInvitation } from './accept-invitation.js';
import { InvitationLinks } from './invitation-links.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { InvitedController } from './invited.controller.js';
import { JoinStaff } from './join-staff.js';
import { AskReset } from './ask-reset.js';
import { ChangeMe } from './change-me.js';
import { ChangePassword } from './change-password.js';
import { MeController } from './me.controller.js';
import { OwnPassword } from './own-password.js';
import { OwnSessions } from './own-sessions.js';
import { NewPassword } from './new-password.js';
import { ResetController } from './reset.controller.js';
import { ResetLinks } from './reset-links.js';
import { ResetPassword } from './reset-password.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

const own = [OwnPassword, OwnSessions, ChangeMe, ChangePassword];
const resets = [AfterAnswer, AskReset, ResetLinks, ResetPassword, NewPassword];

/** Who works here, what each of them may do, and how they come in. */
@Module({
  imports: [AuditModule, AuthModule, MailModule],
  controllers: [PeopleController, InvitationsController, InvitedController, ResetController, MeController],
  providers: [PeopleService, InvitationsService, InvitationLinks, JoinStaff, AcceptInvitation, ...resets, ...own],
})
export class StaffModule {}
