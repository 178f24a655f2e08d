import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { SignedLinks } from '../config/signed-links.js';
import { namedRead } from '../database/named-query.js';
import { Problem } from '../http/problem.js';
import type { InvitedDto } from './dto/invitation.dto.js';
import { findInvitation } from './invitation-statements.js';

/** An invitation whose link works. */
export interface Invitation extends InvitedDto {
  id: string;
  expiresAt: Date;
}

/** Finds what a link of an invitation opens. */
@Injectable()
export class InvitationLinks {
  constructor(
    private readonly source: DataSource,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  /** Throws `link_invalid`, whatever is wrong with it. */
  async find(token: string): Promise<Invitation> {
    const id = this.links.idIn(token);
    const found = id === null ? null : await this.read(id);
    if (!found || !this.links.isFor(token, { kind: 'invitation', id: found.id, state: stateOf(found) })) {
      throw new Problem('link_invalid');
    }
    return found;
  }

  private async read(id: string): Promise<Invitation | null> {
    const [found] = await namedRead<Invitation>(this.source, findInvitation, [id, this.clock.now()]);
    return found ?? null;
  }
}

const stateOf = ({ expiresAt }: Invitation): string => String(expiresAt.getTime());
