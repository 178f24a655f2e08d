import type { LocalMoment } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { currentMoment, followServerTime, untilNextMinute } from './clock';

/** A tablet in standby stops every timer; these events mark the end of standby. */
const wakings = ['visibilitychange', 'pageshow', 'focus'];

/** The venue's clock, updated each minute. `null` on the server: its pages are cached and must not contain the time. */
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
