import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Settings } from '../../platform/config/settings.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { BusinessDetailsReader } from '../../content/core/business-details-reader.js';
import { type MailKind, isStaffCopy } from './mail-kinds.js';

@Injectable()
export class MailContextReader {
  constructor(
    private readonly detailsReader: BusinessDetailsReader,
    private readonly venueReader: VenueReader,
    private readonly settings: Settings,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  /** The language of a copy is the team's. */
  async readContext(kind: MailKind, guestLanguage: Language) {
    const mailDetails = await this.detailsReader.readMailDetails(isStaffCopy(kind) ? null : guestLanguage);
    return {
      kind,
      ...mailDetails,
      organizer: mailDetails.sender ?? parseSender(this.settings.mail.senderAddress, mailDetails.senderName),
      venue: await this.venueReader.readRecentVenue(),
      publicUrl: this.settings.publicUrl,
      now: this.clock.now(),
      links: this.links,
    };
  }
}

export function parseSender(from: string, defaultName: string): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || defaultName, address };
}
