import type { ServiceDate } from '@strapec/domain';
import { reserveAtBackDoor } from './back-door';

/** Reserves the whole room. */
export async function fillRoom(date: ServiceDate, time: string, duration: number): Promise<void> {
  const email = `room-${date}-${time.replace(':', '')}@example.com`;
  await reserveAtBackDoor({ date, time, duration, partySize: 20, email });
}
