import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AfterAnswer } from '../platform/http/server/after-answer.js';
import { AcceptInvitation } from './accept-invitation.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsService } from './invitations.service.js';
import { InvitedController } from './invited.controller.js';
import { AskReset } from './ask-reset.js';
import { ChangeMe } from './change-me.js';
import { MeController } from './me.controller.js';
import { OwnPassword } from './own-password.js';
import { OwnSessions } from './own-sessions.js';
import { NewPassword } from './new-password.js';
import { ResetController } from './reset.controller.js';
import { ResetPassword } from './reset-password.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';

const own = [OwnPassword, OwnSessions, ChangeMe];
const resets = [AfterAnswer, AskReset, ResetPassword, NewPassword];

/** Who works here, what each of them may do, and how they come in. */
@Module({
  imports: [AuditModule, AuthModule, MailModule],
  controllers: [PeopleController, InvitationsController, InvitedController, ResetController, MeController],
  providers: [PeopleService, InvitationsService, AcceptInvitation, ...resets, ...own],
})
export class StaffModule {}
