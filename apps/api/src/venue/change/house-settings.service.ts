import {
  type EveningOutlook,
  type HouseChange,
  changedHours,
  holidaysAhead,
  houseChangeOfTonight,
  repeatedHours,
  staffDay,
} from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { onPool } from '../../platform/database/named-query.js';
import { HouseOutlooks } from '../../evenings/house-outlooks.js';
import { namesOfTouched } from '../../evenings/touched-visits.dto.js';
import { houseAhead, notOver } from '../read/house-ahead.js';
import { Houses } from '../read/houses.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeHouse } from './change-house.js';
import { type SaveHouseDto, houseChangeOf } from './dto/house-change.dto.js';
import type { HousePreviewDto, HouseSettingsDto, SaveTonightDto, TonightChangeDto } from './dto/house-settings.dto.js';
import { planHouseChange, seenOf } from './plan-house-change.js';
import { SettleEvenings } from './settle-evenings.js';

const mostDaysNamed = 31;

@Injectable()
export class HouseSettingsService {
  constructor(
    private readonly houses: Houses,
    private readonly changing: ChangeHouse,
    private readonly settling: SettleEvenings,
    private readonly outlooks: HouseOutlooks,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async getHouse(): Promise<HouseSettingsDto> {
    const house = await this.houses.current();
    const today = staffDay(localMoment(this.clock.now()));
    return {
      today,
      house: houseAhead(house, today),
      rooms: notOver(house.rooms, today),
      closures: house.closures.filter(({ to }) => to >= today).map((one) => ({ ...one, tables: [...one.tables] })),
      holidays: holidaysAhead(house.schedule, today),
      toSettle: await this.settling.left(),
    };
  }

  /** Throws `validation_failed` and `house_moved_on`. */
  async changeHouse({ change, hash }: SaveHouseDto, by: StaffMember): Promise<HouseSettingsDto> {
    await this.changing.change(houseChangeOf(change), hash, by);
    return this.getHouse();
  }

  /** Throws `validation_failed` and `house_moved_on`. */
  async changeTonight({ change, hash }: SaveTonightDto, by: StaffMember): Promise<void> {
    await this.changing.change(await this.tonight(change), hash, by);
  }

  /** Converts a change for tonight to a venue change. Throws `validation_failed`. */
  async tonight(change: TonightChangeDto): Promise<HouseChange> {
    const { closures } = await this.houses.current();
    const meant = houseChangeOfTonight(change, { closures, today: staffDay(localMoment(this.clock.now())) });
    if (typeof meant === 'string') throw validationProblem([fieldError('change', meant)]);
    return meant;
  }

  /** Calculates the effect of a change before it is saved; writes nothing and takes no locks. Throws `validation_failed`. */
  async previewHouse(change: HouseChange): Promise<HousePreviewDto> {
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
