import type { ServiceDate } from '@strapec/domain';
import { reserveByApi } from './reserve-by-api';

/** Reserves the whole room for a number of hours. */
export async function fillRoom(date: ServiceDate, time: string, duration: number): Promise<void> {
  const email = `room-${date}-${time.replace(':', '')}@example.com`;
  await reserveByApi({ date, time, duration, partySize: 20, email });
}
