import {
  type EveningImpact,
  type VenueChange,
  findHoursChanges,
  upcomingHolidays,
  tonightToVenueChange,
  groupHoursChanges,
  serviceDateAt,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { poolRunner } from '../../platform/database/named-statements.js';
import { EveningImpacts } from '../../evenings/evening-impacts.js';
import { listTouchedVisits } from '../../evenings/touched-visits.dto.js';
import { upcomingVenue, upcomingValues } from '../core/upcoming-venue.js';
import { VenueReader } from '../core/venue-reader.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeVenue } from './change-venue.js';
import { type SaveVenueDto, toVenueChange } from './dto/venue-change.dto.js';
import type { VenuePreviewDto, VenueSettingsDto, SaveTonightDto, TonightChangeDto } from './dto/venue-settings.dto.js';
import { planVenueChange, previewHashes } from './plan-venue-change.js';
import { ReseatEvenings } from './reseat-evenings.js';

const maxListedDays = 31;

@Injectable()
export class VenueSettingsService {
  constructor(
    private readonly venues: VenueReader,
    private readonly venueChanges: ChangeVenue,
    private readonly reseating: ReseatEvenings,
    private readonly outlooks: EveningImpacts,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async getVenue(): Promise<VenueSettingsDto> {
    const venue = await this.venues.current();
    const today = serviceDateAt(toLocalDateTime(this.clock.now()));
    return {
      today,
      venue: upcomingVenue(venue, today),
      rooms: upcomingValues(venue.rooms, today),
      closures: venue.closures.filter(({ to }) => to >= today).map((one) => ({ ...one, tables: [...one.tables] })),
      holidays: upcomingHolidays(venue.schedule, today),
      toReseat: await this.reseating.countRemaining(),
    };
  }

  async changeVenue({ change, hash }: SaveVenueDto, by: StaffMember): Promise<VenueSettingsDto> {
    await this.venueChanges.changeVenue(toVenueChange(change), hash, by);
    return this.getVenue();
  }

  async changeTonight({ change, hash }: SaveTonightDto, by: StaffMember): Promise<void> {
    await this.venueChanges.changeVenue(await this.planTonight(change), hash, by);
  }

  async planTonight(change: TonightChangeDto): Promise<VenueChange> {
    const { closures } = await this.venues.current();
    const venueChange = tonightToVenueChange(change, {
      closures,
      today: serviceDateAt(toLocalDateTime(this.clock.now())),
    });
    if (typeof venueChange === 'string') throw validationProblem([fieldError('change', venueChange)]);
    return venueChange;
  }

  /** Takes no locks. Throws `validation_failed`. */
  async previewVenue(change: VenueChange): Promise<VenuePreviewDto> {
    const today = serviceDateAt(toLocalDateTime(this.clock.now()));
    const run = poolRunner(this.source);
    const plan = await planVenueChange(run, change, today);
    const { before, after, dates } = plan;
    const evenings = await this.outlooks.computeImpacts(run, dates, plan);
    const hours = findHoursChanges(before, after, dates);
    return {
      hash: previewHashes(plan, evenings).join('.'),
      evenings: evenings.filter(isAffected).length,
      keptCount: sumOf(evenings, ({ kept }) => kept.length),
      seatedAgainCount: sumOf(evenings, ({ seatedAgain }) => seatedAgain.length),
      ...(await listTouchedVisits(this.source.manager, {
        reseated: evenings.flatMap((evening) => evening.reseated),
        stranded: evenings.flatMap((evening) => evening.stranded),
      })),
      changedDays: hours.length,
      hours: groupHoursChanges(hours).slice(0, maxListedDays),
    };
  }
}

const isAffected = ({ reseated, stranded, seatedAgain }: EveningImpact): boolean =>
  reseated.length + stranded.length + seatedAgain.length > 0;

const sumOf = (evenings: readonly EveningImpact[], count: (evening: EveningImpact) => number): number =>
  evenings.reduce((sum, evening) => sum + count(evening), 0);
