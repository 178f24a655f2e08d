import type { ReservationDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { currentMoment } from '../../../shared/clock';
import { useEntryText } from './texts';
import type { EntryPlace, EntrySource, EntrySubject } from './entry-values';
import type { Instead } from '../reservation/instead';
import { staffToday } from '../../data/staff-day';
import { useDrawer } from '../../ui/drawer/use-drawer';

export function useEntry(date: ServiceDate) {
  const text = useEntryText();
  const drawer = useDrawer<EntrySubject>();
  const enter = (kind: EntrySource, at?: EntryPlace) => {
    const day = kind === 'walk_in' ? staffToday() : date;
    drawer.open({ kind, date: day, now: currentMoment(), name: text('source.walk_in'), at });
  };
  const edit = (reservation: ReservationDto, instead?: Instead) => drawer.open({ kind: 'edit', reservation, instead });
  return { drawer, enter, edit };
}

export type Entry = ReturnType<typeof useEntry>;
