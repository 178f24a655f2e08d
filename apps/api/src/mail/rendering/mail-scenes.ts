import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Houses } from '../../venue/read/houses.js';
import { Venues } from '../../content/core/venues.js';
import { type MailKind, isForStaff } from './mail-kinds.js';
import type { MailScene } from './mail-view.js';

@Injectable()
export class MailScenes {
  constructor(
    private readonly venues: Venues,
    private readonly houses: Houses,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async of(kind: MailKind, guestLanguage: Language): Promise<Omit<MailScene, 'manager' | 'links' | 'recipient'>> {
    const venue = await this.venues.forMail(isForStaff(kind) ? null : guestLanguage);
    return {
      kind,
      ...venue,
      organizer: venue.sender ?? senderIn(this.settings.mail.from, venue.senderName),
      house: await this.houses.recent(),
      publicUrl: this.settings.publicUrl,
      now: this.clock.now(),
    };
  }
}

export function senderIn(from: string, unnamed: string): MailScene['organizer'] {
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || unnamed, address };
}
