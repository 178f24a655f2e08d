import { firstSteps } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { FirstStartMark } from '../database/entities/first-start-mark.entity.js';
import type { FirstStartDto, FirstStartMarkName } from './dto/first-start.dto.js';

/** How far a new house has been set up: the steps that somebody has gone through, whether or not they changed anything. */
@Injectable()
export class FirstStartService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<FirstStartDto> {
    const marks = await this.source.manager.find(FirstStartMark);
    const isSet = (mark: FirstStartMarkName): boolean => marks.some(({ name }) => name === mark);
    return { done: firstSteps.filter(isSet), isLeft: isSet('left') };
  }

  /** Twice is once. */
  async mark(name: FirstStartMarkName, isSet: boolean): Promise<FirstStartDto> {
    const { manager } = this.source;
    if (isSet) await manager.upsert(FirstStartMark, { name, at: this.clock.now() }, ['name']);
    else await manager.delete(FirstStartMark, { name });
    return this.get();
  }
}
