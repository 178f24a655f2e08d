import { venueOn, minuteOfTime, needsApproval } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { AvailabilityDto } from '../../availability/dto/availability.dto.js';
import { GetAvailabilityDto } from '../../availability/dto/list-availability.dto.js';
import { RefusedDemand } from '../../availability/demand/refused-demand.js';
import { Venues } from '../../venue/read/venues.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import type { TimesArguments } from './tools/fields.js';
import { AlternativesDto } from '../../reservations/core/capacity-problem.dto.js';

/** Alternatives are the starts nearest to it. */
const usualTime = minuteOfTime('19:00');

@Injectable()
export class AgentTimes {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly demand: RefusedDemand,
    private readonly venues: Venues,
    private readonly validation: StrictValidationPipe,
  ) {}

  async find(args: TimesArguments, ip: string) {
    const form = await this.validation.read(GetAvailabilityDto, args);
    const question = this.availability.asked(form.asked());
    const starts = await this.availability.findStartTimes(question);
    const { hours, rules } = venueOn(form.date, await this.venues.recent());
    const isFull = starts.length === 0;
    if (isFull) this.demand.note(question, ip);
    const alternatives = isFull ? await this.availability.findAlternatives(question, usualTime) : null;
    return {
      ...args,
      isOpen: hours !== null,
      times: AvailabilityDto.from(starts).availableSlots,
      nextEvening: alternatives && AlternativesDto.from(alternatives).nextEvening,
      needsApproval: needsApproval(form.partySize, rules),
    };
  }
}
