import type { LocalMoment } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { currentMoment, followServerTime, untilNextMinute } from './clock';

/** A sleeping tablet stops every timer: these say that somebody looks again. */
const wakings = ['visibilitychange', 'pageshow', 'focus'];

/** The clock in Bratislava, on the minute. `null` on the server: its pages are kept and must not age. */
export function useCurrentMoment(): LocalMoment | null {
  const [now, setNow] = useState<LocalMoment | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(look, untilNextMinute());
      const found = currentMoment();
      setNow((shown) => (shown?.date === found.date && shown.minute === found.minute ? shown : found));
    };
    look();
    const leave = followServerTime(look);
    for (const waking of wakings) addEventListener(waking, look);
    return () => {
      clearTimeout(timer);
      leave();
      for (const waking of wakings) removeEventListener(waking, look);
    };
  }, []);
  return now;
}
