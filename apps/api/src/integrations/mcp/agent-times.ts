import { venueDayOn, toServiceMinute, needsApproval } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { AvailabilityService } from '../../availability/availability.service.js';
import { AvailabilityDto, GetAvailabilityDto } from '../../availability/availability.dto.js';
import { RefusedDemandCounter } from '../../availability/demand/refused-demand-counter.js';
import { VenueReader } from '../../venue/core/venue-reader.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import type { TimesArguments } from './tools/tool-schemas.js';
import { AlternativesDto } from '../../reservations/core/reservation-problems.dto.js';

/** Alternatives are the starts nearest to it. */
const usualStartMinute = toServiceMinute('19:00');

@Injectable()
export class AgentTimes {
  constructor(
    private readonly availability: AvailabilityService,
    private readonly demandCounter: RefusedDemandCounter,
    private readonly venueReader: VenueReader,
    private readonly validationPipe: StrictValidationPipe,
  ) {}

  async findTimes(args: TimesArguments, ip: string) {
    const form = await this.validationPipe.validateInput(GetAvailabilityDto, args);
    const question = this.availability.requireStayWithinLimit(form.toQuestion(), form.date);
    const starts = await this.availability.findStartTimes(question);
    const { hours, rules } = venueDayOn(form.date, await this.venueReader.readRecentVenue());
    const isFull = starts.length === 0;
    if (isFull) this.demandCounter.countRefusal(question, ip);
    const alternatives = isFull ? await this.availability.findNearestStarts(question, usualStartMinute) : null;
    return {
      ...args,
      isOpen: hours !== null,
      times: AvailabilityDto.from(starts).availableSlots,
      nextEvening: alternatives && AlternativesDto.from(alternatives).nextEvening,
      needsApproval: needsApproval(form.partySize, rules),
    };
  }
}
