import type { Language } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Venues } from '../../venue/read/venues.js';
import { CurrentBusinessDetails } from '../../content/core/current-business-details.js';
import { type MailKind, isForStaff } from './mail-kinds.js';
import type { MailScene } from './mail-view.js';

@Injectable()
export class MailScenes {
  constructor(
    private readonly currentDetails: CurrentBusinessDetails,
    private readonly venues: Venues,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async sceneOf(kind: MailKind, guestLanguage: Language): Promise<Omit<MailScene, 'manager' | 'links' | 'recipient'>> {
    const businessDetails = await this.currentDetails.forMail(isForStaff(kind) ? null : guestLanguage);
    return {
      kind,
      ...businessDetails,
      organizer: businessDetails.sender ?? senderIn(this.settings.mail.from, businessDetails.senderName),
      venue: await this.venues.recent(),
      publicUrl: this.settings.publicUrl,
      now: this.clock.now(),
    };
  }
}

export function senderIn(from: string, unnamed: string): MailScene['organizer'] {
  const [, name = '', address = from] = /^\s*"?(.*?)"?\s*<([^>]+)>\s*$/.exec(from) ?? [];
  return { name: name || unnamed, address };
}
