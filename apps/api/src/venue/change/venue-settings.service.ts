import {
  type EveningImpact,
  type ServiceDate,
  type VenueChange,
  describeVenueChange,
  findHoursChanges,
  findOpenHolidays,
  tonightToVenueChange,
  groupHoursChanges,
  serviceDateAt,
  venueDayOn,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../audit/audit-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { type Querier, poolQuerier, txQuerier } from '../../platform/database/named-statements.js';
import { VenueChangeImpacts } from '../../evenings/venue-change-impacts.js';
import { markForReseating } from '../../evenings/evenings-to-reseat.js';
import { listTouchedVisits } from '../../evenings/touched-visits.dto.js';
import { toUpcomingVenue, withoutPastValues } from '../core/upcoming-venue.js';
import { VenueReader } from '../core/venue-reader.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import type { VenuePreviewDto, VenueSettingsDto, TonightChangeDto } from './dto/venue-settings.dto.js';
import { planVenueChange, computePreviewHashes } from './plan-venue-change.js';
import { ReseatMarkedEvenings } from './reseat-marked-evenings.js';
import { writeVenueChange } from './write-venue-change.js';

const maxListedHoursChanges = 31;

/** The row lock serialises venue changes. */
const lockVenueVersionStatement = { name: 'lock-venue-version', text: `SELECT version FROM venue_version FOR UPDATE` };

@Injectable()
export class VenueSettingsService {
  constructor(
    private readonly venueReader: VenueReader,
    private readonly reseatEvenings: ReseatMarkedEvenings,
    private readonly impacts: VenueChangeImpacts,
    private readonly audit: AuditLog,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async getVenue(): Promise<VenueSettingsDto> {
    const [venue, today] = [await this.venueReader.readVenue(), this.currentServiceDate()];
    return {
      today,
      venue: toUpcomingVenue(venue, today),
      rooms: withoutPastValues(venue.rooms, today),
      closures: venue.closures.filter(({ to }) => to >= today).map((one) => ({ ...one, tables: [...one.tables] })),
      holidays: findOpenHolidays(venue.schedule, today),
      toReseat: await this.reseatEvenings.countEveningsToReseat(),
    };
  }

  async buildTonightChange(change: TonightChangeDto): Promise<VenueChange> {
    const { closures } = await this.venueReader.readVenue();
    const venueChange = tonightToVenueChange(change, { closures, today: this.currentServiceDate() });
    if (typeof venueChange === 'string') throw validationProblem([fieldError('change', venueChange)]);
    return venueChange;
  }

  /** Throws `validation_failed`, `venue_moved_on` when the preview would differ. */
  async changeVenue(change: VenueChange, previewHash: string, by: StaffMember): Promise<void> {
    await this.source.transaction(async (tx) => {
      const run = txQuerier(tx);
      await run(lockVenueVersionStatement, []);
      const { rows, before, changedDates, hashes } = await this.planChange(run, change);
      const previewedHashes = new Set(previewHash.split('.'));
      if (!hashes.every((hash) => previewedHashes.has(hash))) throw new Problem('venue_moved_on');
      await writeVenueChange(tx, change);
      await markForReseating(run, changedDates.map((date) => ({ date, hours: venueDayOn(date, before).hours }))); // prettier-ignore
      const { dates: subjectDates, ...states } = describeVenueChange(change, rows);
      const subjectId = [...new Set(subjectDates)].join('/');
      await this.audit.addEntries(tx, { by, action: `venue.${change.kind}`, subjectId, ...states });
    });
    this.reseatEvenings.startReseating();
  }

  /** Takes no locks. Throws `validation_failed`. */
  async previewVenue(change: VenueChange): Promise<VenuePreviewDto> {
    const { before, after, changedDates, evenings, hashes } = await this.planChange(poolQuerier(this.source), change);
    const hoursChanges = findHoursChanges(before, after, changedDates);
    return {
      hash: hashes.join('.'),
      evenings: evenings.filter(isAffected).length,
      keptCount: sumCounts(evenings, ({ kept }) => kept.length),
      seatedAgainCount: sumCounts(evenings, ({ seatedAgain }) => seatedAgain.length),
      ...(await listTouchedVisits(this.source.manager, {
        reseated: evenings.flatMap((evening) => evening.reseated),
        stranded: evenings.flatMap((evening) => evening.stranded),
      })),
      changedDays: hoursChanges.length,
      hours: groupHoursChanges(hoursChanges).slice(0, maxListedHoursChanges),
    };
  }

  private async planChange(run: Querier, change: VenueChange) {
    const plannedChange = await planVenueChange(run, change, this.currentServiceDate());
    const evenings = await this.impacts.computeImpacts(run, plannedChange.changedDates, plannedChange);
    return { ...plannedChange, evenings, hashes: computePreviewHashes(plannedChange, evenings) };
  }

  private currentServiceDate(): ServiceDate {
    return serviceDateAt(toLocalDateTime(this.clock.now()));
  }
}

const isAffected = ({ reseated, stranded, seatedAgain }: EveningImpact): boolean =>
  reseated.length + stranded.length + seatedAgain.length > 0;

const sumCounts = (evenings: readonly EveningImpact[], count: (evening: EveningImpact) => number): number =>
  evenings.reduce((sum, evening) => sum + count(evening), 0);
