import { ApiProperty } from '@nestjs/swagger';
import { type Browser, type System, browsers, systems } from '../../auth/device.js';

/** A session as the database has it. */
export interface OwnSession {
  id: string;
  /** Milliseconds since 1970. */
  signedInAt: number;
  seenAt: number;
  browser: Browser | null;
  system: System | null;
  isThis: boolean;
}

/** A browser in which somebody is signed in. */
export class SessionDto {
  @ApiProperty({ description: 'Names the session and opens nothing' })
  id: string;

  @ApiProperty({ format: 'date-time' })
  signedInAt: string;

  @ApiProperty({ format: 'date-time', description: 'To within a few minutes' })
  seenAt: string;

  @ApiProperty({ enum: browsers, enumName: 'Browser' })
  browser: Browser;

  @ApiProperty({ enum: systems, enumName: 'OperatingSystem' })
  system: System;

  @ApiProperty({ description: 'Whether it is the one that asks' })
  isThis: boolean;

  static from({ id, signedInAt, seenAt, browser, system, isThis }: OwnSession): SessionDto {
    const [began, seen] = [new Date(signedInAt).toISOString(), new Date(seenAt).toISOString()];
    return { id, signedInAt: began, seenAt: seen, browser: browser ?? 'other', system: system ?? 'other', isThis };
  }
}
