import type { LocalDateTime } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { currentDateTime, subscribeToServerTime, msUntilNextMinute } from './clock';

/** A tablet's standby stops every timer. */
const wakeEvents = ['visibilitychange', 'pageshow', 'focus'];

/** Each minute; `null` on the server, whose pages are cached. */
export function useCurrentDateTime(): LocalDateTime | null {
  const [now, setNow] = useState<LocalDateTime | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(update, msUntilNextMinute());
      const current = currentDateTime();
      setNow((previous) =>
        previous?.date === current.date && previous.minute === current.minute ? previous : current,
      );
    };
    update();
    const unsubscribe = subscribeToServerTime(update);
    for (const event of wakeEvents) addEventListener(event, update);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      for (const event of wakeEvents) removeEventListener(event, update);
    };
  }, []);
  return now;
}
