import type { LocalMoment } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { currentMoment, followServerTime, untilNextMinute } from './clock';

/** The end of a tablet's standby, which stops every timer. */
const wakings = ['visibilitychange', 'pageshow', 'focus'];

/** Each minute; `null` on the server, whose pages are cached. */
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
