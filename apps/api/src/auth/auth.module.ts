import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { BackgroundTasks } from '../platform/http/server/background-tasks.js';
import { MeController } from './accounts/me.controller.js';
import { MeService } from './accounts/me.service.js';
import { NewPassword } from './accounts/new-password.js';
import { PeopleController } from './accounts/people.controller.js';
import { PeopleService } from './accounts/people.service.js';
import { StaffPasswords } from './accounts/staff-passwords.js';
import { AcceptInvitation } from './invitations/accept-invitation.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { InvitedController } from './invitations/invited.controller.js';
import { PasswordReset } from './password-reset/password-reset.service.js';
import { ResetController } from './password-reset/reset.controller.js';
import { DefaultDenyGuard } from './sessions/default-deny.guard.js';
import { Sessions } from './sessions/sessions.js';
import { AuthController } from './sign-in/auth.controller.js';
import { PasswordStrategy, SignIn } from './sign-in/sign-in.js';

@Module({
  controllers: [AuthController],
  providers: [Sessions, SignIn, StaffPasswords, PasswordStrategy, { provide: APP_GUARD, useClass: DefaultDenyGuard }],
  exports: [Sessions, StaffPasswords],
})
export class AuthModule {}

const accounts = [PeopleService, InvitationsService, AcceptInvitation, MeService, NewPassword, PasswordReset];

@Module({
  imports: [AuditModule, AuthModule, MailModule],
  controllers: [PeopleController, InvitationsController, InvitedController, ResetController, MeController],
  providers: [...accounts, BackgroundTasks],
})
export class StaffModule {}
