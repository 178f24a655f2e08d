import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { isDiskFull } from '../../platform/http/problems/problem-of.js';

const lookEvery = 10_000; // milliseconds: anybody may ask whether we are ready, and a look costs a few milliseconds

/** A megabyte that nobody keeps: reading goes on for long after the last block has been taken. */
const aLittleRoom = `
  CREATE TEMPORARY TABLE a_little_room ON COMMIT DROP AS
  SELECT repeat(md5(number::text), 30) FROM generate_series(1, 1000) AS number`;

/** Whether the database has room to write. */
@Injectable()
export class Disk {
  private seen: { at: number; isFull: boolean } | null = null;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async isFull(): Promise<boolean> {
    const now = this.clock.now().getTime();
    if (this.seen && Math.abs(now - this.seen.at) < lookEvery) return this.seen.isFull;
    this.seen = { at: now, isFull: await this.look() };
    return this.seen.isFull;
  }

  /** What fails for another reason, such as a right that we lack, says nothing about the disk. */
  private look(): Promise<boolean> {
    return this.source.transaction((tx) => tx.query(aLittleRoom)).then(() => false, isDiskFull);
  }
}
