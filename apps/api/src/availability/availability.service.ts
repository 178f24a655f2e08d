import {
  type AvailableStartTimes,
  type LocalMoment,
  type Minute,
  type PartyAndStay,
  type ServiceDate,
  addDays,
  clockStamp,
  hasOnlyFilledUp,
  nearestStartTimes,
  withBegunFixed,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { onPool } from '../database/named-query.js';
import { EveningVersions } from '../evenings/evening-versions.js';
import { Evenings, type SeenEvening } from '../evenings/evenings.js';
import type { EveningVersion } from '../evenings/read-night.js';
import { AnswerCache } from './answer-cache.js';

/** What a guest wants to know of an evening. */
export interface AvailabilityQuestion extends PartyAndStay {
  date: ServiceDate;
}

/** The nearest starts that can be had instead. */
export interface Alternatives {
  sameEvening: Minute[];
  nextEvening: { date: ServiceDate; start: Minute } | null;
}

/** What was answered, about which evening and on which day. */
interface KeptAnswer extends AvailableStartTimes {
  evening: SeenEvening;
  askedOn: ServiceDate;
}

const keptAnswers = 5_000;
const daysToLookAhead = 21;

/** Says when a party can come; an answer stands until the evening, the room or the relevant clock moves on. */
@Injectable()
export class AvailabilityService {
  private readonly cache = new AnswerCache<KeptAnswer>(keptAnswers);
  private readonly underWay = new Map<string, Promise<AvailableStartTimes>>();

  constructor(
    private readonly source: DataSource,
    private readonly evenings: Evenings,
    private readonly versions: EveningVersions,
    private readonly clock: Clock,
  ) {}

  /** The starts at which a party can be seated now; empty on closed days. */
  async findStartTimes(question: AvailabilityQuestion): Promise<readonly Minute[]> {
    const now = localMoment(this.clock.now());
    const key = `${question.date}/${question.partySize}/${question.minutes}`;
    const known = this.cache.has(key) && this.cache.get(key, await this.stampNow(question.date, now));
    if (known) return known.startTimes;
    const seen = await this.evenings.read(onPool(this.source), question.date);
    const stamp = stampOf(seen.version, question.date, now);
    const evening = withBegunFixed(seen, now);
    const among = this.stillPossible(key, evening, now);
    const thinking = () => this.evenings.startTimes(evening, { ...question, among }, now);
    const answer = await this.onceFor(`${key} ${stamp}`, thinking);
    this.cache.set(key, stamp, { ...answer, evening, askedOn: now.date });
    return answer.startTimes;
  }

  /** The starts offered before, when the evening has only filled up since: nobody needs to think about the others again. */
  private stillPossible(key: string, evening: SeenEvening, { date }: LocalMoment): readonly Minute[] | undefined {
    const before = this.cache.latest(key);
    if (!before?.isCertain) return undefined; // what was not known may be possible all the same
    const isSameHouse = before.askedOn === date && before.evening.version.house === evening.version.house;
    return isSameHouse && hasOnlyFilledUp(before.evening, evening) ? before.startTimes : undefined;
  }

  /** A question that takes long is thought about once, however many ask it. */
  private async onceFor(question: string, think: () => Promise<AvailableStartTimes>): Promise<AvailableStartTimes> {
    const thought = this.underWay.get(question) ?? think().finally(() => this.underWay.delete(question));
    this.underWay.set(question, thought);
    return thought;
  }

  private async stampNow(date: ServiceDate, now: LocalMoment): Promise<string> {
    return stampOf(await this.versions.of(date), date, now);
  }

  /** The three nearest starts of that evening, and the nearest one of the next evening that has any (rules §3). */
  async findAlternatives(question: AvailabilityQuestion, wanted: Minute): Promise<Alternatives> {
    const sameEvening = nearestStartTimes(wanted, await this.findStartTimes(question), 3);
    return { sameEvening, nextEvening: await this.findNextEvening(question, wanted) };
  }

  private async findNextEvening(question: AvailabilityQuestion, wanted: Minute): Promise<Alternatives['nextEvening']> {
    const { date: today } = localMoment(this.clock.now());
    const after = question.date < today ? addDays(today, -1) : question.date;
    // Evening by evening: nearly always the first one has room, and reading a dozen full ones at once would cost more.
    for (let days = 1; days <= daysToLookAhead; days += 1) {
      const date = addDays(after, days);
      const [start] = nearestStartTimes(wanted, await this.findStartTimes({ ...question, date }), 1);
      if (start !== undefined) return { date, start };
    }
    return null;
  }
}

function stampOf(version: EveningVersion, date: ServiceDate, now: LocalMoment): string {
  return `${version.lock} ${version.house} ${clockStamp(date, now)}`;
}
