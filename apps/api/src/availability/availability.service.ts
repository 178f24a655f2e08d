import {
  type LocalMoment,
  type Minute,
  type PartyAndStay,
  type ServiceDate,
  addDays,
  availableStartTimes,
  clockStamp,
  nearestStartTimes,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { onPool } from '../database/named-query.js';
import { EveningVersions } from '../evenings/evening-versions.js';
import { Evenings } from '../evenings/evenings.js';
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

const keptAnswers = 5_000;
const daysToLookAhead = 21;

/** Says when a party can come; an answer stands until the evening, the room or the relevant clock moves on. */
@Injectable()
export class AvailabilityService {
  private readonly cache = new AnswerCache<readonly Minute[]>(keptAnswers);

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
    if (known) return known;
    const evening = await this.evenings.read(onPool(this.source), question.date);
    const answer = availableStartTimes(question, evening, now);
    this.cache.set(key, stampOf(evening.version, question.date, now), answer);
    return answer;
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
