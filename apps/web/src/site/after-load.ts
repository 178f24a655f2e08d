import { setRequestObserver, getLive } from '@strapec/contracts';
import type { ComponentType } from 'react';
import { measureClock } from '../shared/clock';
import { watchMissingFiles } from '../shared/outdated-page';

watchMissingFiles();
setRequestObserver(measureClock);

// The document may be old; offline, the device's clock is used.
const clockMeasurement = getLive({ cache: 'no-store', timeoutMs: 2_000 }).catch(() => undefined);

export type ReserveDialogComponent = ComponentType<{ open: boolean; onClose: () => void }>;

/** A static import would list thirty files in every page's first script. */
export async function loadReserveDialog(): Promise<ReserveDialogComponent> {
  const { ReserveTableDialog } = await import('./reservation-dialog/reserve-table-dialog');
  await clockMeasurement; // today by the server's clock
  return ReserveTableDialog;
}
