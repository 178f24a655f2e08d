import { Injectable } from '@nestjs/common';
import { Problem } from '../http/problem.js';
import type { ForgetfulDto, ResetPasswordDto } from './dto/ask-reset.dto.js';
import { NewPassword } from './new-password.js';
import { ResetLinks } from './reset-links.js';

/** Whoever has the link to a new password sets it, once. */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly links: ResetLinks,
    private readonly newPassword: NewPassword,
  ) {}

  async look(token: string): Promise<ForgetfulDto> {
    const { username } = await this.links.find(token);
    return { username };
  }

  /** Throws `link_invalid`. */
  async reset({ token, password, language }: ResetPasswordDto): Promise<void> {
    const by = await this.links.find(token);
    const replacement = { by, deed: 'staff.reset-password', old: by.passwordHash, password, language } as const;
    if ((await this.newPassword.replace(replacement)) === null) throw new Problem('link_invalid');
  }
}
