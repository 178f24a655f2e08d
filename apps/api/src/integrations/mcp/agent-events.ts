import { type Language, addressIn } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import type { PublicEventDto } from '../../events/dto/event.dto.js';
import { EventsService } from '../../events/events.service.js';

@Injectable()
export class AgentEvents {
  constructor(
    private readonly events: EventsService,
    private readonly settings: Settings,
  ) {}

  async list(language: Language) {
    const events = await this.events.listPublicEvents();
    const url = this.settings.publicUrl + addressIn(language, '/events');
    return { events: events.map((event) => told(event, language)), url };
  }
}

function told(event: PublicEventDto, language: Language) {
  const { date, time, duration, eventType, spotsAvailable, pricePerPerson } = event;
  const isSlovak = language === 'sk';
  return {
    title: (isSlovak && event.titleSk) || event.titleEn,
    description: (isSlovak && event.descriptionSk) || event.descriptionEn,
    date,
    time,
    duration,
    type: eventType,
    spotsAvailable,
    pricePerPersonCents: pricePerPerson,
  };
}
