import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { BackgroundTasks } from '../platform/http/server/background-tasks.js';
import { AccountController } from './accounts/account.controller.js';
import { AccountService } from './accounts/account.service.js';
import { ReplacePassword } from './accounts/replace-password.js';
import { StaffMembersController } from './accounts/staff-members.controller.js';
import { StaffMembersService } from './accounts/staff-members.service.js';
import { StaffPasswords } from './accounts/staff-passwords.js';
import { AcceptInvitation } from './invitations/accept-invitation.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { InvitationsService } from './invitations/invitations.service.js';
import { AcceptInvitationController } from './invitations/accept-invitation.controller.js';
import { PasswordResetService } from './password-reset/password-reset.service.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
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

@Module({
  imports: [AuditModule, AuthModule, MailModule],
  controllers: [
    StaffMembersController,
    InvitationsController,
    AcceptInvitationController,
    PasswordResetController,
    AccountController,
  ],
  providers: [
    StaffMembersService,
    InvitationsService,
    AcceptInvitation,
    AccountService,
    ReplacePassword,
    PasswordResetService,
    BackgroundTasks,
  ],
})
export class StaffModule {}
