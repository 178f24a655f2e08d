import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { SettingsError } from '../../platform/config/load-settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { Account } from '../../platform/database/entities/staff/account.entity.js';
import { isCommonPassword } from './password-hash.js';
import { addAccount } from './staff-accounts.js';

/** So that sign-in is possible in an empty database (rules §9). */
export class FirstAccount {
  private generatedPassword: string | null = null;

  constructor(
    private readonly accountSettings: Settings['firstAccount'],
    private readonly now: Date,
  ) {}

  /** Under the migration's lock: two processes that start together create one account. */
  readonly createIfMissing = async (source: DataSource): Promise<void> => {
    if (await source.manager.existsBy(Account, {})) return;
    const { username, email, password } = this.accountSettings;
    if (password !== null && (await isCommonPassword(password)))
      throw new SettingsError([
        'ADMIN_PASSWORD is easy to guess; choose another one, or leave it out to have one made',
      ]);
    const initialPassword = password ?? randomBytes(12).toString('base64url');
    await addAccount(
      source,
      { username, email, firstName: null, lastName: null, password: initialPassword, role: 'owner' },
      this.now,
    );
    if (password === null) this.generatedPassword = initialPassword;
  };

  /** For a generated password, which cannot be read later. */
  formatAnnouncement(publicUrl: string): string | null {
    if (this.generatedPassword === null) return null;
    return [
      '',
      '  The first member of staff was made. This password is shown once; it is kept nowhere.',
      `    sign in at  ${publicUrl}/admin`,
      `    user name   ${this.accountSettings.username}`,
      `    password    ${this.generatedPassword}`,
      '  Another one: npm run staff -- set-password --username <name>',
      '',
    ].join('\n');
  }
}
