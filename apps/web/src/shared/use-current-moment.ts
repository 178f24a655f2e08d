import type { LocalMoment } from '@strapec/domain';
import { useEffect, useState } from 'react';
import { currentMoment, followServerTime } from './clock';

const minuteInMs = 60_000;

/** The clock in Bratislava, minute by minute. `null` on the server: its pages are kept and must not age. */
export function useCurrentMoment(): LocalMoment | null {
  const [now, setNow] = useState<LocalMoment | null>(null);
  useEffect(() => {
    const look = () => setNow(currentMoment());
    look();
    const timer = setInterval(look, minuteInMs);
    const leave = followServerTime(look);
    return () => {
      clearInterval(timer);
      leave();
    };
  }, []);
  return now;
}
