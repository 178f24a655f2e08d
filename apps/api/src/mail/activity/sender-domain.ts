import { Resolver } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { type DnsRecordDto, type DnsRecordName, dnsRecordNames } from './staff-mail.dto.js';

// milliseconds
const trustedFor = 10 * 60_000;
const longestWait = 1_500; // a later request shows the result
const queryTimeout = 2_000;

/** Any other error leaves the record unknown. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

const unknownRecords = (): DnsRecordDto[] => dnsRecordNames.map((name) => ({ name, status: 'unknown', found: null }));

export const domainOf = (sender: string): string => /@([^>\s]+)/.exec(sender)?.[1]?.toLowerCase() ?? '';

@Injectable()
export class SenderDomain {
  private name = '';
  private readonly resolver = new Resolver({ timeout: queryTimeout, tries: 2 });
  private readonly selector: string | null;
  private records = unknownRecords();
  private checkedAt: Date | null = null;
  private refreshing: Promise<void> | null = null;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    const { dkimSelector, dnsServer } = settings.mail;
    this.selector = dkimSelector;
    if (dnsServer) this.resolver.setServers([dnsServer]);
  }

  async lookUp(name: string): Promise<{ records: DnsRecordDto[]; checkedAt: Date | null }> {
    if (name !== this.name) [this.name, this.records, this.checkedAt] = [name, unknownRecords(), null];
    const age = this.checkedAt ? this.clock.now().getTime() - this.checkedAt.getTime() : Number.POSITIVE_INFINITY;
    if (age >= trustedFor) {
      this.refreshing ??= this.refresh().finally(() => {
        this.refreshing = null;
      });
      await Promise.race([this.refreshing, wait(longestWait, undefined, { ref: false })]);
    }
    return { records: this.records, checkedAt: this.checkedAt };
  }

  private async refresh(): Promise<void> {
    this.records = await Promise.all(dnsRecordNames.map((name) => this.check(name)));
    this.checkedAt = this.clock.now();
  }

  private async check(name: DnsRecordName): Promise<DnsRecordDto> {
    if (name === 'DKIM' && this.selector === null) return { name, status: 'unknown', found: null };
    try {
      const found = await this.read(name);
      return { name, status: found === null ? 'missing' : 'ok', found };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return { name, status: absent.has(code) ? 'missing' : 'unknown', found: null };
    }
  }

  private async read(name: DnsRecordName): Promise<string | null> {
    if (name === 'SPF') return this.text(this.name, /^v=spf1\b/i);
    if (name === 'DMARC') return this.text(`_dmarc.${this.name}`, /^v=DMARC1\b/i);
    if (name === 'DKIM') return this.text(`${this.selector}._domainkey.${this.name}`, /\bp=\s*[A-Za-z0-9+/]/);
    const servers = await this.resolver.resolveMx(this.name);
    const named = servers.filter(({ exchange }) => exchange !== '').sort((a, b) => a.priority - b.priority);
    return named.map(({ exchange }) => exchange).join(', ') || null;
  }

  /** It may be split into several strings. */
  private async text(domain: string, pattern: RegExp): Promise<string | null> {
    const records = await this.resolver.resolveTxt(domain);
    return records.map((pieces) => pieces.join('')).find((record) => pattern.test(record)) ?? null;
  }
}
