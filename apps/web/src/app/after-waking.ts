import { followCalls, getLive } from '@strapec/contracts';
import type { ComponentType } from 'react';
import { measureClock } from '../shared/clock';
import { followMissingFiles } from '../shared/outdated-page';

followMissingFiles();
followCalls(measureClock);

// A document may be kept, and be of any age. Without a connection the device's clock has to do.
const clockSettled = getLive({ cache: 'no-store', timeoutMs: 2_000 }).catch(() => undefined);

export type Dialog = ComponentType<{ open: boolean; onClose: () => void }>;

/** Fetches the reservation dialog. Stands here because the names of its thirty files would weigh in every page's first script. */
export async function loadDialog(): Promise<Dialog> {
  const { ReserveTableDialog } = await import('../features/reserve-table/reserve-table-dialog');
  await clockSettled; // its first evening is the server's today
  return ReserveTableDialog;
}
