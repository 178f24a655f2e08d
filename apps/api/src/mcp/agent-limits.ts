import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';
import { Counters } from '../limits/counters.js';
import type { LimitName } from '../limits/limits.js';
import type { Caller } from './caller.js';

/** How often programs may change something, beside the limits that every guest has (rules §6). */
@Injectable()
export class AgentLimits {
  constructor(
    private readonly counters: Counters,
    private readonly settings: Settings,
  ) {}

  /** Counts a reservation as one made on the pages. Throws `ip_rate_limit`, and `busy` when all programs together ask too much. */
  async admitReservation({ ip }: Caller): Promise<void> {
    await this.admit('reservation', ip);
    await this.admitWrite({ ip });
  }

  /** Counts any other change: how often one reservation may be changed is counted by whoever changes it. Throws the same. */
  async admitWrite({ ip }: Caller): Promise<void> {
    await this.admit('agentWritesPerIp', ip); // first: nobody uses up what is everybody's
    await this.admit('agentWrites', 'all', 'busy');
  }

  private async admit(name: LimitName, who: string, code: 'ip_rate_limit' | 'busy' = 'ip_rate_limit'): Promise<void> {
    if (!this.settings.rateLimitsOn) return;
    const { isOver, retryAfter } = await this.counters.hit(name, who);
    if (isOver) throw new Problem(code, { retryAfter });
  }
}
