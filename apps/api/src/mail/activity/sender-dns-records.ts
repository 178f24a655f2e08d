import { Resolver } from 'node:dns/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { type DnsRecordDto, type DnsRecordName, dnsRecordNames } from './staff-mail.dto.js';

// milliseconds
const maxAgeMs = 10 * 60_000;
const maxWaitMs = 1_500; // a later request shows the result
const queryTimeoutMs = 2_000;

/** Any other error leaves the record unknown. */
const missingRecordCodes = new Set(['ENOTFOUND', 'ENODATA']);

const unknownRecords = (): DnsRecordDto[] => dnsRecordNames.map((name) => ({ name, status: 'unknown', found: null }));

export const domainOf = (sender: string): string => /@([^>\s]+)/.exec(sender)?.[1]?.toLowerCase() ?? '';

@Injectable()
export class SenderDnsRecords {
  private domain = '';
  private readonly resolver = new Resolver({ timeout: queryTimeoutMs, tries: 2 });
  private readonly dkimSelector: string | null;
  private records = unknownRecords();
  private checkedAt: Date | null = null;
  private currentRefresh: Promise<void> | null = null;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    const { dkimSelector, dnsServer } = settings.mail;
    this.dkimSelector = dkimSelector;
    if (dnsServer) this.resolver.setServers([dnsServer]);
  }

  async lookUpRecords(domain: string): Promise<{ records: DnsRecordDto[]; checkedAt: Date | null }> {
    if (domain !== this.domain) [this.domain, this.records, this.checkedAt] = [domain, unknownRecords(), null];
    const ageMs = this.checkedAt ? this.clock.now().getTime() - this.checkedAt.getTime() : Number.POSITIVE_INFINITY;
    if (ageMs >= maxAgeMs) {
      this.currentRefresh ??= this.refreshRecords().finally(() => {
        this.currentRefresh = null;
      });
      await Promise.race([this.currentRefresh, wait(maxWaitMs, undefined, { ref: false })]);
    }
    return { records: this.records, checkedAt: this.checkedAt };
  }

  private async refreshRecords(): Promise<void> {
    this.records = await Promise.all(dnsRecordNames.map((name) => this.checkRecord(name)));
    this.checkedAt = this.clock.now();
  }

  private async checkRecord(name: DnsRecordName): Promise<DnsRecordDto> {
    if (name === 'DKIM' && this.dkimSelector === null) return { name, status: 'unknown', found: null };
    try {
      const found = await this.findRecord(name);
      return { name, status: found === null ? 'missing' : 'ok', found };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      return { name, status: missingRecordCodes.has(code) ? 'missing' : 'unknown', found: null };
    }
  }

  private async findRecord(name: DnsRecordName): Promise<string | null> {
    if (name === 'SPF') return this.findTextRecord(this.domain, /^v=spf1\b/i);
    if (name === 'DMARC') return this.findTextRecord(`_dmarc.${this.domain}`, /^v=DMARC1\b/i);
    if (name === 'DKIM')
      return this.findTextRecord(`${this.dkimSelector}._domainkey.${this.domain}`, /\bp=\s*[A-Za-z0-9+/]/);
    const mailServers = await this.resolver.resolveMx(this.domain);
    const sortedServers = mailServers.filter(({ exchange }) => exchange !== '').sort((a, b) => a.priority - b.priority);
    return sortedServers.map(({ exchange }) => exchange).join(', ') || null;
  }

  /** It may be split into several strings. */
  private async findTextRecord(domain: string, pattern: RegExp): Promise<string | null> {
    const records = await this.resolver.resolveTxt(domain);
    return records.map((pieces) => pieces.join('')).find((record) => pattern.test(record)) ?? null;
  }
}
