import { setImmediate } from 'node:timers/promises';
import {
  type LocalDateTime,
  type Minute,
  type EveningStart,
  type EveningStartTimes,
  type PartyAndStay,
  type ServiceDate,
  addDays,
  availabilityTimeKey,
  datesBetween,
  venueDayOn,
  minutesPerHour,
  nearestStartTimes,
  offeredStartTimes,
  alternativeStarts,
  reservationLimits,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import { VenueReader } from '../venue/core/venue-reader.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { poolRunner } from '../platform/database/named-statements.js';
import { EveningVersions } from '../evenings/evening-versions.js';
import { Evenings } from '../evenings/evenings.js';
import { Settings } from '../platform/config/settings.js';
import { PreparedResponse } from '../platform/http/server/prepared-response.js';
import { type ResponseHeaders, jsonHeaders } from '../platform/http/server/security-headers.js';
import { VersionedCache } from '../platform/versioned-cache.js';
import { AvailabilityDto } from './availability.dto.js';

export interface AvailabilityQuestion extends PartyAndStay {
  date: ServiceDate;
}

interface EveningsQuestion extends PartyAndStay {
  from: ServiceDate;
  to: ServiceDate;
}

export interface Alternatives {
  sameEvening: Minute[];
  nextEvening: EveningStart | null;
}

interface Availability {
  startTimes: readonly Minute[];
  /** A start is allowed, even if the evening is full. */
  isOpen: boolean;
  /** Milliseconds: a held place may become free. */
  validUntil: number | null;
  preparedResponse: PreparedResponse;
}

const maxAnswers = 5_000;

/** Valid until the evening, the venue or the relevant time changes. */
@Injectable()
export class AvailabilityService {
  private readonly cache = new VersionedCache<Availability>(maxAnswers);
  private readonly headers: ResponseHeaders;

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly versions: EveningVersions,
    private readonly clock: Clock,
    private readonly venues: VenueReader,
    settings: Settings,
  ) {
    this.headers = jsonHeaders(settings);
  }

  /** By the cached venue. */
  isReservableStay({ date, minutes }: Pick<AvailabilityQuestion, 'date' | 'minutes'>): boolean {
    return minutes <= venueDayOn(date, this.venues.cachedVenue()).rules.longestStayHours * minutesPerHour;
  }

  /** Throws `validation_failed` when the stay is too long for guests. */
  requireReservableStay<Question extends PartyAndStay>(question: Question, date: ServiceDate): Question {
    if (this.isReservableStay({ ...question, date })) return question;
    throw validationProblem([fieldError('duration', 'duration_invalid')]);
  }

  async findAvailability(question: AvailabilityQuestion): Promise<Availability> {
    const { date, partySize, minutes } = question;
    const key = `${date}/${partySize}/${minutes}`;
    const now = toLocalDateTime(this.clock.now());
    const { lock, venue } = await this.versions.findVersion(date);
    const findCachedAvailability = () =>
      this.cache.get(key, `${lock} ${venue} ${availabilityTimeKey(date, now)}`, () =>
        this.computeAvailability(question, now),
      );
    const availability = await findCachedAvailability();
    if (availability.validUntil === null || availability.validUntil > this.clock.now().getTime()) return availability;
    this.cache.forget(key);
    return findCachedAvailability();
  }

  async findStartTimes(question: AvailabilityQuestion): Promise<readonly Minute[]> {
    return (await this.findAvailability(question)).startTimes;
  }

  async findOpenEvenings({ from, to, ...party }: EveningsQuestion): Promise<EveningStartTimes[]> {
    const yesterday = addDays(toLocalDateTime(this.clock.now()).date, -1); // last night may still be going on
    const evenings: EveningStartTimes[] = [];
    for (const date of datesBetween(from < yesterday ? yesterday : from, to)) {
      const { isOpen, startTimes } = await this.findAvailability({ ...party, date });
      if (isOpen) evenings.push({ date, startTimes });
      await setImmediate(); // other requests wait for one evening, not for a month
    }
    return evenings;
  }

  private async computeAvailability(question: AvailabilityQuestion, now: LocalDateTime): Promise<Availability> {
    const evening = await this.evenings.readEvening(poolRunner(this.source), question.date);
    const { startTimes } = await this.evenings.findStartTimes(evening, question, now);
    return {
      startTimes,
      isOpen: offeredStartTimes(question.minutes, evening, now).length > 0,
      validUntil: evening.validUntil,
      preparedResponse: new PreparedResponse(200, this.headers, JSON.stringify(AvailabilityDto.from(startTimes))),
    };
  }

  /** Rules §3. */
  async findAlternatives(visit: AvailabilityQuestion, requestedStart: Minute): Promise<Alternatives> {
    const { date, partySize, minutes } = visit;
    const question = { date, partySize, minutes }; // nothing else of a reservation goes to the search
    const searches = [this.findStartTimes(question), this.findNextEvening(question, requestedStart)] as const;
    const [startTimes, nextEvening] = await Promise.all(searches);
    return { sameEvening: nearestStartTimes(requestedStart, startTimes, 3), nextEvening };
  }

  async findOffers(question: AvailabilityQuestion, requestedStart: Minute): Promise<EveningStart[]> {
    const { date, partySize, minutes } = question;
    const days = reservationLimits.daysToLookAhead;
    const search = { from: addDays(date, -days), to: addDays(date, days), partySize, minutes };
    return alternativeStarts({ date, start: requestedStart }, await this.findOpenEvenings(search));
  }

  private async findNextEvening(question: AvailabilityQuestion, requestedStart: Minute): Promise<EveningStart | null> {
    const { date: today } = toLocalDateTime(this.clock.now());
    const dateBefore = question.date < today ? addDays(today, -1) : question.date;
    // One evening at a time: the first usually has room.
    for (let days = 1; days <= reservationLimits.daysToLookAhead; days += 1) {
      const date = addDays(dateBefore, days);
      const [start] = nearestStartTimes(requestedStart, await this.findStartTimes({ ...question, date }), 1);
      if (start !== undefined) return { date, start };
    }
    return null;
  }
}
