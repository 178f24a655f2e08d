import { type EveningOutlook, type HouseChange, changedHours, repeatedHours, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { onPool } from '../../platform/database/named-query.js';
import { HouseOutlooks } from '../../evenings/house-outlooks.js';
import { namesOfTouched } from '../../evenings/touched-visits.dto.js';
import type { HousePreviewDto } from './dto/house-settings.dto.js';
import { planHouseChange, seenOf } from './plan-house-change.js';

const mostDaysNamed = 31;

/** Calculates the effect of a venue change before it is saved. Writes nothing and takes no locks. */
@Injectable()
export class PreviewHouse {
  constructor(
    private readonly source: DataSource,
    private readonly outlooks: HouseOutlooks,
    private readonly clock: Clock,
  ) {}

  /** Throws `validation_failed`. */
  async preview(change: HouseChange): Promise<HousePreviewDto> {
    const today = staffDay(localMoment(this.clock.now()));
    const run = onPool(this.source);
    const plan = await planHouseChange(run, change, today);
    const { before, after, dates } = plan;
    const evenings = await this.outlooks.of(run, dates, plan);
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
