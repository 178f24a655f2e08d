import {
  type EveningOutlook,
  type VenueChange,
  changedHours,
  holidaysAhead,
  venueChangeOfTonight,
  repeatedHours,
  staffDay,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { onPool } from '../../platform/database/named-query.js';
import { VenueOutlooks } from '../../evenings/venue-outlooks.js';
import { namesOfTouched } from '../../evenings/touched-visits.dto.js';
import { venueAhead, notOver } from '../read/venue-ahead.js';
import { Venues } from '../read/venues.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeVenue } from './change-venue.js';
import { type SaveVenueDto, venueChangeOf } from './dto/venue-change.dto.js';
import type { VenuePreviewDto, VenueSettingsDto, SaveTonightDto, TonightChangeDto } from './dto/venue-settings.dto.js';
import { planVenueChange, seenOf } from './plan-venue-change.js';
import { ReseatEvenings } from './reseat-evenings.js';

const mostDaysNamed = 31;

@Injectable()
export class VenueSettingsService {
  constructor(
    private readonly venues: Venues,
    private readonly changing: ChangeVenue,
    private readonly reseating: ReseatEvenings,
    private readonly outlooks: VenueOutlooks,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async getVenue(): Promise<VenueSettingsDto> {
    const venue = await this.venues.current();
    const today = staffDay(localMoment(this.clock.now()));
    return {
      today,
      venue: venueAhead(venue, today),
      rooms: notOver(venue.rooms, today),
      closures: venue.closures.filter(({ to }) => to >= today).map((one) => ({ ...one, tables: [...one.tables] })),
      holidays: holidaysAhead(venue.schedule, today),
      toReseat: await this.reseating.left(),
    };
  }

  async changeVenue({ change, hash }: SaveVenueDto, by: StaffMember): Promise<VenueSettingsDto> {
    await this.changing.changeVenue(venueChangeOf(change), hash, by);
    return this.getVenue();
  }

  async changeTonight({ change, hash }: SaveTonightDto, by: StaffMember): Promise<void> {
    await this.changing.changeVenue(await this.tonight(change), hash, by);
  }

  async tonight(change: TonightChangeDto): Promise<VenueChange> {
    const { closures } = await this.venues.current();
    const meant = venueChangeOfTonight(change, { closures, today: staffDay(localMoment(this.clock.now())) });
    if (typeof meant === 'string') throw validationProblem([fieldError('change', meant)]);
    return meant;
  }

  /** Takes no locks. Throws `validation_failed`. */
  async previewVenue(change: VenueChange): Promise<VenuePreviewDto> {
    const today = staffDay(localMoment(this.clock.now()));
    const run = onPool(this.source);
    const plan = await planVenueChange(run, change, today);
    const { before, after, dates } = plan;
    const evenings = await this.outlooks.outlooksOf(run, dates, plan);
    const hours = changedHours(before, after, dates);
    return {
      hash: seenOf(plan, evenings).join('.'),
      evenings: evenings.filter(isHit).length,
      keptCount: sumOf(evenings, ({ kept }) => kept.length),
      reseatedCount: sumOf(evenings, ({ reseated }) => reseated.length),
      strandedCount: sumOf(evenings, ({ stranded }) => stranded.length),
      seatedAgainCount: sumOf(evenings, ({ seatedAgain }) => seatedAgain.length),
      ...(await namesOfTouched(this.source.manager, {
        reseated: evenings.flatMap((evening) => evening.reseated),
        stranded: evenings.flatMap((evening) => evening.stranded),
      })),
      changedDays: hours.length,
      hours: repeatedHours(hours).slice(0, mostDaysNamed),
    };
  }
}

const isHit = ({ reseated, stranded, seatedAgain }: EveningOutlook): boolean =>
  reseated.length + stranded.length + seatedAgain.length > 0;

const sumOf = (evenings: readonly EveningOutlook[], count: (evening: EveningOutlook) => number): number =>
  evenings.reduce((sum, evening) => sum + count(evening), 0);
