import { momentIn } from '@strapec/domain';
import { instantOf } from '../clock/local-time.js';

/** The instant that a list tells, by the clock of the house unless it names a zone; none that is still to come. */
export function instantIn(text: string, now: Date): Date | null {
  const moment = momentIn(text);
  if (!moment) return null;
  const instant = /T.*(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : instantOf(moment.date, moment.minute);
  return instant <= now ? instant : null;
}
