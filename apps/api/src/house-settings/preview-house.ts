import { type EveningOutlook, type HouseChange, changedHours, shownStatuses, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { Reservation } from '../database/entities/reservation.entity.js';
import { onPool } from '../database/named-query.js';
import { HouseOutlooks } from '../evenings/house-outlooks.js';
import { HitVisitDto, type HousePreviewDto, StrandedVisitDto } from './dto/house-preview.dto.js';
import { planHouseChange } from './plan-house-change.js';

/** Of each group; there are counts of all. */
const mostNamed = 100;
const mostDaysNamed = 31;

/** What a change of the house would do, before anybody saves it. It writes nothing and locks nobody out. */
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
    const { before, after, dates, hash } = await planHouseChange(onPool(this.source), change, today);
    const evenings = await this.outlooks.of(dates, { before, after });
    const hours = changedHours(before, after, dates);
    return {
      hash,
      evenings: evenings.filter(isHit).length,
      keptCount: sumOf(evenings, ({ kept }) => kept.length),
      reseatedCount: sumOf(evenings, ({ reseated }) => reseated.length),
      strandedCount: sumOf(evenings, ({ stranded }) => stranded.length),
      seatedAgainCount: sumOf(evenings, ({ seatedAgain }) => seatedAgain.length),
      ...(await this.named(evenings)),
      changedDays: hours.length,
      hours: hours.slice(0, mostDaysNamed),
    };
  }

  private async named(evenings: readonly EveningOutlook[]): Promise<Pick<HousePreviewDto, 'reseated' | 'stranded'>> {
    const reseated = evenings.flatMap((evening) => evening.reseated).slice(0, mostNamed);
    const stranded = evenings.flatMap((evening) => evening.stranded).slice(0, mostNamed);
    const ids = [...reseated, ...stranded].map(({ id }) => id);
    const rows =
      ids.length === 0 ? [] : await this.source.manager.findBy(Reservation, { id: In(ids), status: In(shownStatuses) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      reseated: reseated.flatMap(({ id, from, to }) => HitVisitDto.from(byId.get(id), { from, to })),
      stranded: stranded.flatMap(({ id, why }) => StrandedVisitDto.of(byId.get(id), why)),
    };
  }
}

const isHit = ({ reseated, stranded, seatedAgain }: EveningOutlook): boolean =>
  reseated.length + stranded.length + seatedAgain.length > 0;

const sumOf = (evenings: readonly EveningOutlook[], count: (evening: EveningOutlook) => number): number =>
  evenings.reduce((sum, evening) => sum + count(evening), 0);
