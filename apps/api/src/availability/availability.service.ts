import { setImmediate } from 'node:timers/promises';
import {
  type LocalDateTime,
  type Minute,
  type DateAndStart,
  type DateAndStartTimes,
  type PartyAndDuration,
  type ServiceDate,
  addDays,
  toNowCacheKey,
  datesInRange,
  venueDayOn,
  minutesPerHour,
  pickNearestStartTimes,
  listAllowedStarts,
  pickAlternativeStarts,
  reservationLimits,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock/clock.js';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import { VenueReader } from '../venue/core/venue-reader.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { EveningVersions } from '../evenings/evening-versions.js';
import { Evenings } from '../evenings/evenings.js';
import { Settings } from '../platform/config/settings.js';
import { PreparedResponse } from '../platform/http/server/prepared-response.js';
import { type ResponseHeaders, createJsonHeaders } from '../platform/http/server/security-headers.js';
import { VersionedCache } from '../platform/versioned-cache.js';
import { AvailabilityDto } from './availability.dto.js';

export interface AvailabilityQuestion extends PartyAndDuration {
  date: ServiceDate;
}

interface DateRangeQuestion extends PartyAndDuration {
  from: ServiceDate;
  to: ServiceDate;
}

export interface NearestStarts {
  sameEvening: Minute[];
  nextEvening: DateAndStart | null;
}

interface Availability {
  startTimes: readonly Minute[];
  /** A start is allowed, even if the evening is full. */
  hasStartsWithinRules: boolean;
  /** Milliseconds: a held place may become free. */
  validUntil: number | null;
  preparedResponse: PreparedResponse;
}

const maxCacheEntries = 5_000;

/** Valid until the evening, the venue or the relevant time changes. */
@Injectable()
export class AvailabilityService {
  private readonly cache = new VersionedCache<Availability>(maxCacheEntries);
  private readonly headers: ResponseHeaders;

  constructor(
    private readonly evenings: Evenings,
    private readonly eveningVersions: EveningVersions,
    private readonly clock: Clock,
    private readonly venueReader: VenueReader,
    settings: Settings,
  ) {
    this.headers = createJsonHeaders(settings);
  }

  /** By the cached venue. */
  isStayWithinLimit({ date, minutes }: Pick<AvailabilityQuestion, 'date' | 'minutes'>): boolean {
    return minutes <= venueDayOn(date, this.venueReader.getCachedVenue()).rules.longestStayHours * minutesPerHour;
  }

  /** Throws `validation_failed` when the stay is too long for guests. */
  requireStayWithinLimit<Question extends PartyAndDuration>(question: Question, date: ServiceDate): Question {
    if (this.isStayWithinLimit({ ...question, date })) return question;
    throw validationProblem([fieldError('duration', 'duration_invalid')]);
  }

  async findAvailability(question: AvailabilityQuestion, waitForTurn?: () => Promise<unknown>): Promise<Availability> {
    const { date, partySize, minutes } = question;
    const cacheKey = `${date}/${partySize}/${minutes}`;
    const now = toLocalDateTime(this.clock.now());
    const { lockVersion, venueVersion } = await this.eveningVersions.readVersion(date);
    const getOrComputeAvailability = () =>
      this.cache.getOrCreate(cacheKey, `${lockVersion} ${venueVersion} ${toNowCacheKey(date, now)}`, () =>
        this.computeAvailability(question, now, waitForTurn),
      );
    const availability = await getOrComputeAvailability();
    if (availability.validUntil === null || availability.validUntil > this.clock.now().getTime()) return availability;
    this.cache.forget(cacheKey);
    return getOrComputeAvailability();
  }

  async findStartTimes(question: AvailabilityQuestion): Promise<readonly Minute[]> {
    return (await this.findAvailability(question)).startTimes;
  }

  async findEveningsWithinRules({ from, to, ...partyAndDuration }: DateRangeQuestion): Promise<DateAndStartTimes[]> {
    const yesterday = addDays(toLocalDateTime(this.clock.now()).date, -1); // last night may still be going on
    let lastTurn = Promise.resolve();
    const waitForTurn = () => (lastTurn = lastTurn.then(() => setImmediate())); // other requests wait for one evening only
    const lookups = datesInRange(from < yesterday ? yesterday : from, to).map(async (date) => ({
      date,
      ...(await this.findAvailability({ ...partyAndDuration, date }, waitForTurn)),
    }));
    return (await Promise.all(lookups)).filter(({ hasStartsWithinRules }) => hasStartsWithinRules);
  }

  private async computeAvailability(
    question: AvailabilityQuestion,
    now: LocalDateTime,
    waitForTurn?: () => Promise<unknown>,
  ): Promise<Availability> {
    const evening = await this.evenings.readReseatedEvening(question.date, waitForTurn);
    const { startTimes } = await this.evenings.computeStartTimes(evening, question, now);
    return {
      startTimes,
      hasStartsWithinRules: listAllowedStarts(question.minutes, evening, now).length > 0,
      validUntil: evening.validUntil,
      preparedResponse: new PreparedResponse(200, this.headers, JSON.stringify(AvailabilityDto.from(startTimes))),
    };
  }

  /** Rules §3. */
  async findNearestStarts(question: AvailabilityQuestion, requestedStart: Minute): Promise<NearestStarts> {
    const { date, partySize, minutes } = question;
    const dateAndParty = { date, partySize, minutes }; // nothing else of a reservation goes to the search
    const lookups = [this.findStartTimes(dateAndParty), this.findNextEvening(dateAndParty, requestedStart)] as const;
    const [startTimes, nextEvening] = await Promise.all(lookups);
    return { sameEvening: pickNearestStartTimes(requestedStart, startTimes, 3), nextEvening };
  }

  async findAlternativeStarts(question: AvailabilityQuestion, requestedStart: Minute): Promise<DateAndStart[]> {
    const { date, partySize, minutes } = question;
    const searchDays = reservationLimits.alternativeSearchDays;
    const rangeQuestion = { from: addDays(date, -searchDays), to: addDays(date, searchDays), partySize, minutes };
    return pickAlternativeStarts({ date, start: requestedStart }, await this.findEveningsWithinRules(rangeQuestion));
  }

  private async findNextEvening(question: AvailabilityQuestion, requestedStart: Minute): Promise<DateAndStart | null> {
    const { date: today } = toLocalDateTime(this.clock.now());
    const dateBefore = question.date < today ? addDays(today, -1) : question.date;
    // One evening at a time: the first usually has room.
    for (let daysLater = 1; daysLater <= reservationLimits.alternativeSearchDays; daysLater += 1) {
      const date = addDays(dateBefore, daysLater);
      const [start] = pickNearestStartTimes(requestedStart, await this.findStartTimes({ ...question, date }), 1);
      if (start !== undefined) return { date, start };
    }
    return null;
  }
}
