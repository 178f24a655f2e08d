/** The only source of the current time: SQL and rules take it from here (rules §2). Injectable. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now(): Date {
    return new Date();
  }
}
