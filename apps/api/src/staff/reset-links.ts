import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { SignedLinks } from '../config/signed-links.js';
import { namedRead } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import type { StaffMember } from '../http/staff-member.js';
import { findReset } from './reset-statements.js';

/** Who may replace their password. */
export interface Forgetful extends StaffMember {
  passwordHash: string;
  resetUntil: Date;
}

/** Finds whose password a link replaces. */
@Injectable()
export class ResetLinks {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  /** Throws `link_invalid`, whatever is wrong with it. */
  async find(token: string): Promise<Forgetful> {
    const id = this.links.idIn(token);
    const found = id === null ? null : await this.read(id);
    if (!found || !this.links.isFor(token, { kind: 'reset', id: found.id, state: stateOf(found) })) {
      throw new Problem('link_invalid');
    }
    return found;
  }

  private async read(id: string): Promise<Forgetful | null> {
    const [found] = await namedRead<Forgetful>(this.source, findReset, [id, this.clock.now()]);
    return found ?? null;
  }
}

const stateOf = ({ resetUntil, passwordHash }: Forgetful): string => `${resetUntil.getTime()} ${passwordHash}`;
