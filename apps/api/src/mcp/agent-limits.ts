import { Injectable } from '@nestjs/common';
import { Counters } from '../limits/counters.js';

/** How often programs may change something, beside the limits that every guest has (rules §6). */
@Injectable()
export class AgentLimits {
  constructor(private readonly counters: Counters) {}

  /** Counts a reservation as one made on the pages. Throws `ip_rate_limit`, and `busy` when all programs together ask too much. */
  async admitReservation(ip: string): Promise<void> {
    await this.counters.admit('reservation', ip, 'ip_rate_limit');
    await this.admitWrite(ip);
  }

  /** Counts any other change: how often one reservation may be changed is counted by whoever changes it. Throws the same. */
  async admitWrite(ip: string): Promise<void> {
    await this.counters.admit('agentWritesPerIp', ip, 'ip_rate_limit'); // first: nobody uses up what is everybody's
    await this.counters.admit('agentWrites', 'all', 'busy');
  }
}
