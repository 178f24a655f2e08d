import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Settings } from '../config/settings.js';
import { ClientAddress } from '../http/client-address.js';
import { Problem } from '../http/problem.js';
import { Counters } from '../limits/counters.js';

/** Who asks at the front door. */
@Injectable()
export class AvailabilityAskers {
  constructor(
    private readonly counters: Counters,
    private readonly address: ClientAddress,
    private readonly settings: Settings,
  ) {}

  /** Throws `ip_rate_limit` when somebody asks too often. */
  async admit(request: IncomingMessage): Promise<void> {
    if (!this.settings.rateLimitsOn) return;
    const { isOver, retryAfter } = await this.counters.hit('availability', this.addressOf(request));
    if (isOver) throw new Problem('ip_rate_limit', { retryAfter });
  }

  addressOf(request: IncomingMessage): string {
    return this.address.of(request);
  }
}
