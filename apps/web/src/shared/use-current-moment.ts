import type { LocalMoment } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { currentMoment, followServerTime, untilNextMinute } from './clock';

/** A tablet's standby stops every timer. */
const endsOfStandby = ['visibilitychange', 'pageshow', 'focus'];

/** Each minute; `null` on the server, whose pages are cached. */
export function useCurrentMoment(): LocalMoment | null {
  const [now, setNow] = useState<LocalMoment | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      timer = setTimeout(update, untilNextMinute());
      const found = currentMoment();
      setNow((shown) => (shown?.date === found.date && shown.minute === found.minute ? shown : found));
    };
    update();
    const leave = followServerTime(update);
    for (const event of endsOfStandby) addEventListener(event, update);
    return () => {
      clearTimeout(timer);
      leave();
      for (const event of endsOfStandby) removeEventListener(event, update);
    };
  }, []);
  return now;
}
