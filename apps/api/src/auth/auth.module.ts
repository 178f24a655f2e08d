import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AuthController } from './sign-in/auth.controller.js';
import { DefaultDenyGuard } from './sessions/default-deny.guard.js';
import { PasswordStrategy } from './sign-in/login.guard.js';
import { Sessions } from './sessions/sessions.js';
import { SignIn } from './sign-in/sign-in.js';
import { StaffPasswords } from './accounts/staff-passwords.js';

@Module({
  controllers: [AuthController],
  providers: [Sessions, SignIn, StaffPasswords, PasswordStrategy, { provide: APP_GUARD, useClass: DefaultDenyGuard }],
  exports: [Sessions, StaffPasswords],
})
export class AuthModule {}
