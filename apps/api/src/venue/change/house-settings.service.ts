import { type HouseChange, holidaysAhead, houseChangeOfTonight, staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { houseAhead, notOver } from '../read/house-ahead.js';
import { Houses } from '../read/houses.js';
import { fieldError, validationProblem } from '../../platform/http/problems/validation.pipe.js';
import type { StaffMember } from '../../platform/http/access/staff-member.js';
import { ChangeHouse } from './change-house.js';
import { type SaveHouseDto, houseChangeOf } from './dto/house-change.dto.js';
import type { HouseSettingsDto, SaveTonightDto, TonightChangeDto } from './dto/house-settings.dto.js';
import { SettleEvenings } from './settle-evenings.js';

@Injectable()
export class HouseSettingsService {
  constructor(
    private readonly houses: Houses,
    private readonly changing: ChangeHouse,
    private readonly settling: SettleEvenings,
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
}
