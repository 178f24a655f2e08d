import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { SignedLinks } from '../../platform/config/signed-links.js';
import { Settings } from '../../platform/config/settings.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';
import { type MailKind, isForStaff } from './mail-kinds.js';
import type { MailContext } from './mail-view.js';

@Injectable()
export class MailContexts {
  constructor(
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly venues: VenueReader,
    private readonly settings: Settings,
    private readonly links: SignedLinks,
    private readonly clock: Clock,
  ) {}

  async readContext(kind: MailKind, guestLanguage: Language): Promise<Omit<MailContext, 'manager' | 'recipient'>> {
    const businessDetails = await this.currentDetails.readMailDetails(isForStaff(kind) ? null : guestLanguage);
    return {
      kind,
      ...businessDetails,
      organizer: businessDetails.sender ?? parseSender(this.settings.mail.from, businessDetails.senderName),
      venue: await this.venues.recentVenue(),
      publicUrl: this.settings.publicUrl,
      now: this.clock.now(),
      links: this.links,
    };
  }
}

export function parseSender(from: string, defaultName: string): MailContext['organizer'] {
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || defaultName, address };
}
