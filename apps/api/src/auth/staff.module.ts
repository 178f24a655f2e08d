import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from './auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { BackgroundTasks } from '../platform/http/server/background-tasks.js';
import { AcceptInvitation } from './invitations/accept-invitation.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { InvitedController } from './invitations/invited.controller.js';
import { AskReset } from './password-reset/ask-reset.js';
import { ChangeMe } from './accounts/change-me.js';
import { MeController } from './accounts/me.controller.js';
import { OwnPassword } from './accounts/own-password.js';
import { OwnSessions } from './accounts/own-sessions.js';
import { NewPassword } from './accounts/new-password.js';
import { ResetController } from './password-reset/reset.controller.js';
import { ResetPassword } from './password-reset/reset-password.js';
import { PeopleController } from './accounts/people.controller.js';
import { PeopleService } from './accounts/people.service.js';

const own = [OwnPassword, OwnSessions, ChangeMe];
const resets = [BackgroundTasks, AskReset, ResetPassword, NewPassword];

/** Staff accounts, roles, invitations and password resets. */
@Module({
  imports: [AuditModule, AuthModule, MailModule],
  controllers: [PeopleController, InvitationsController, InvitedController, ResetController, MeController],
  providers: [PeopleService, InvitationsService, AcceptInvitation, ...resets, ...own],
})
export class StaffModule {}
