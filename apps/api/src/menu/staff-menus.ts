import { staffDay } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { localMoment } from '../clock/local-time.js';
import { onPool } from '../database/named-query.js';
import { StaffMenuDto } from './dto/staff-menu.dto.js';
import { readMenu } from './stored-menu.js';

/** The list as staff keep it, read anew each time: whoever has just changed it sees that, whichever process answers. */
@Injectable()
export class StaffMenus {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<StaffMenuDto> {
    return StaffMenuDto.from(await readMenu(onPool(this.source)), staffDay(localMoment(this.clock.now())));
  }
}
