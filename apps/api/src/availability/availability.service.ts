import { setImmediate } from 'node:timers/promises';
import {
  type AvailableStartTimes,
  type LocalMoment,
  type Minute,
  type Offer,
  type PartyAndStay,
  type ServiceDate,
  addDays,
  clockStamp,
  datesBetween,
  hasOnlyFilledUp,
  venueOn,
  minutesPerHour,
  nearestStartTimes,
  offeredStartTimes,
  offersInstead,
  reservationLimits,
  withSeatingFrozen,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.js';
import { localMoment } from '../platform/clock/local-time.js';
import { Venues } from '../venue/read/venues.js';
import { fieldError, validationProblem } from '../platform/http/problems/validation.pipe.js';
import { onPool } from '../platform/database/named-query.js';
import { EveningVersions } from '../evenings/evening-versions.js';
import { Evenings, type SeenEvening } from '../evenings/evenings.js';
import type { EveningVersion } from '../evenings/read-evening-state.js';

export interface AvailabilityQuestion extends PartyAndStay {
  date: ServiceDate;
}

/** A range of dates, both ends included. */
export interface EveningsQuestion extends PartyAndStay {
  from: ServiceDate;
  to: ServiceDate;
}

/** Start times of an evening; none when it is full. */
export interface EveningStarts {
  date: ServiceDate;
  startTimes: readonly Minute[];
}

export interface Alternatives {
  sameEvening: Minute[];
  nextEvening: { date: ServiceDate; start: Minute } | null;
}

interface KeptAnswer extends AvailableStartTimes {
  evening: SeenEvening;
  askedOn: ServiceDate;
}

const keptAnswers = 5_000;

/** Finds start times for a party. An answer stays valid until the evening, the venue or the relevant time changes. */
@Injectable()
export class AvailabilityService {
  private readonly cache = new AnswerCache<KeptAnswer>(keptAnswers);
  private readonly underWay = new Map<string, Promise<AvailableStartTimes>>();

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly versions: EveningVersions,
    private readonly clock: Clock,
    private readonly venues: Venues,
  ) {}

  /** Compares with the longest stay for guests on that date, using the venue as it was last read. */
  isGuestStay({ date, minutes }: Pick<AvailabilityQuestion, 'date' | 'minutes'>): boolean {
    return minutes <= venueOn(date, this.venues.known()).rules.longestStayHours * minutesPerHour;
  }

  /** Checks a guest's request. Throws `validation_failed` when the stay is too long for guests. */
  asked<Question extends PartyAndStay>(question: Question & ({ date: ServiceDate } | { from: ServiceDate })): Question {
    const date = 'date' in question ? question.date : question.from;
    if (this.isGuestStay({ ...question, date })) return question;
    throw validationProblem([fieldError('duration', 'duration_invalid')]);
  }

  /** Empty on closed days. */
  async findStartTimes(question: AvailabilityQuestion): Promise<readonly Minute[]> {
    const now = localMoment(this.clock.now());
    const known = await this.known(question, now);
    if (known) return known.startTimes;
    const seen = await this.evenings.read(onPool(this.source), question.date);
    return (await this.thinkAbout(question, seen, now)).startTimes;
  }

  /** Start times of each evening in the range that the clock and the opening hours allow, sorted by date. */
  async findEvenings({ from, to, ...party }: EveningsQuestion): Promise<EveningStarts[]> {
    const now = localMoment(this.clock.now());
    const lastEveningState = addDays(now.date, -1); // last night may still be going on
    const dates = datesBetween(from < lastEveningState ? lastEveningState : from, to);
    const known = await Promise.all(dates.map((date) => this.known({ ...party, date }, now)));
    const unknown = dates.filter((_, index) => !known[index]);
    const seen = unknown.length === 0 ? [] : await this.evenings.readAll(onPool(this.source), unknown);
    const answers = known.flatMap((answer) => answer ?? []);
    for (const evening of seen) {
      answers.push(await this.thinkAbout({ ...party, date: evening.date }, evening, now));
      await setImmediate(); // other requests wait for one evening, not for a month
    }
    return answers
      .filter(({ evening }) => offeredStartTimes(party.minutes, evening, now).length > 0)
      .map(({ evening, startTimes }) => ({ date: evening.date, startTimes }))
      .sort((one, other) => one.date.localeCompare(other.date));
  }

  private async known(question: AvailabilityQuestion, now: LocalMoment): Promise<KeptAnswer | undefined> {
    const key = keyOf(question);
    if (!this.cache.has(key)) return undefined;
    const kept = this.cache.get(key, stampOf(await this.versions.of(question.date), question.date, now));
    const until = kept?.evening.until ?? null; // a held place may be free by now
    return until !== null && until <= this.clock.now().getTime() ? undefined : kept;
  }

  private async thinkAbout(question: AvailabilityQuestion, seen: SeenEvening, now: LocalMoment): Promise<KeptAnswer> {
    const key = keyOf(question);
    const stamp = stampOf(seen.version, question.date, now);
    const evening = withSeatingFrozen(seen, now);
    const among = this.stillPossible(key, evening, now);
    const thinking = () => this.evenings.startTimes(evening, { ...question, among }, now);
    const answer = { ...(await this.onceFor(`${key} ${stamp}`, thinking)), evening, askedOn: now.date };
    this.cache.set(key, stamp, answer);
    return answer;
  }

  /** Start times offered before, when the evening has only filled up since: no others can have become possible. */
  private stillPossible(key: string, evening: SeenEvening, { date }: LocalMoment): readonly Minute[] | undefined {
    const before = this.cache.latest(key);
    if (!before?.isCertain) return undefined; // its start times may be incomplete
    const isSameVenue = before.askedOn === date && before.evening.version.venue === evening.version.venue;
    return isSameVenue && hasOnlyFilledUp(before.evening, evening) ? before.startTimes : undefined;
  }

  /** Shares one calculation between identical requests. */
  private async onceFor(question: string, think: () => Promise<AvailableStartTimes>): Promise<AvailableStartTimes> {
    const thought = this.underWay.get(question) ?? think().finally(() => this.underWay.delete(question));
    this.underWay.set(question, thought);
    return thought;
  }

  /** The three nearest start times on that evening, and the nearest on the next evening that has one (rules §3). */
  async findAlternatives(question: AvailabilityQuestion, wanted: Minute): Promise<Alternatives> {
    const startTimes = this.findStartTimes(question);
    const [offered, nextEvening] = await Promise.all([startTimes, this.findNextEvening(question, wanted)]);
    return { sameEvening: nearestStartTimes(wanted, offered, 3), nextEvening };
  }

  /** The available start times nearest to the wanted one, before or after it (rules §3). */
  async findOffers({ date, partySize, minutes }: AvailabilityQuestion, wanted: Minute): Promise<Offer[]> {
    const days = reservationLimits.daysToLookAhead;
    const around = { from: addDays(date, -days), to: addDays(date, days), partySize, minutes };
    return offersInstead({ date, start: wanted }, await this.findEvenings(around));
  }

  private async findNextEvening(question: AvailabilityQuestion, wanted: Minute): Promise<Alternatives['nextEvening']> {
    const { date: today } = localMoment(this.clock.now());
    const after = question.date < today ? addDays(today, -1) : question.date;
    // One evening at a time: the first usually has room, and reading a dozen full evenings at once would cost more.
    for (let days = 1; days <= reservationLimits.daysToLookAhead; days += 1) {
      const date = addDays(after, days);
      const [start] = nearestStartTimes(wanted, await this.findStartTimes({ ...question, date }), 1);
      if (start !== undefined) return { date, start };
    }
    return null;
  }
}

const keyOf = ({ date, partySize, minutes }: AvailabilityQuestion): string => `${date}/${partySize}/${minutes}`;

function stampOf(version: EveningVersion, date: ServiceDate, now: LocalMoment): string {
  return `${version.lock} ${version.venue} ${clockStamp(date, now)}`;
}

/** Answers by version. Drops the oldest answers above the capacity. */
class AnswerCache<Answer> {
  private readonly answers = new Map<string, { version: string; answer: Answer }>();

  constructor(private readonly capacity: number) {}

  /** True for an answer of any version: without one, the caller need not read the version. */
  has(key: string): boolean {
    return this.answers.has(key);
  }

  get(key: string, version: string): Answer | undefined {
    const kept = this.answers.get(key);
    return kept?.version === version ? kept.answer : undefined;
  }

  /** The last answer, even when it is outdated. */
  latest(key: string): Answer | undefined {
    return this.answers.get(key)?.answer;
  }

  set(key: string, version: string, answer: Answer): void {
    this.answers.delete(key); // moves the key to the newest position
    this.answers.set(key, { version, answer });
    const [oldest] = this.answers.keys();
    if (this.answers.size > this.capacity && oldest !== undefined) this.answers.delete(oldest);
  }
}
