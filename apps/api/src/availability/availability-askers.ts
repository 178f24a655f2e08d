import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Settings } from '../platform/config/settings.js';
import { type Client, ClientAddress } from '../platform/http/access/client-address.js';
import { Problem } from '../platform/http/problems/problem.js';
import { Counters } from '../platform/rate-limits/counters.js';

/** Identifies the clients that ask for availability, and limits their rate. */
@Injectable()
export class AvailabilityAskers {
  constructor(
    private readonly counters: Counters,
    private readonly address: ClientAddress,
    private readonly settings: Settings,
  ) {}

  /** Throws `ip_rate_limit` when a client asks too often; `null` while rate limits are off. */
  admit(request: IncomingMessage): Promise<void> | null {
    return this.settings.rateLimitsOn ? this.count(request) : null;
  }

  private async count(request: IncomingMessage): Promise<void> {
    const { isOver, retryAfter } = await this.counters.hit('availability', this.clientOf(request).address);
    if (isOver) throw new Problem('ip_rate_limit', { retryAfter });
  }

  clientOf(request: IncomingMessage): Client {
    return this.address.of(request);
  }
}
