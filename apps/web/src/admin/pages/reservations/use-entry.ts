import type { ReservationDto } from '@strapec/contracts';
import type { ServiceDate } from '@strapec/domain';
import { useState } from 'react';
import { currentMoment } from '../../../shared/clock';
import { useEntryText } from '../../features/staff-reservation/texts';
import type { EntrySource, EntrySubject } from '../../features/staff-reservation/entry-values';
import { staffToday } from '../../shared/time/staff-day';

/** What is being entered or changed beside the evening; a drawer that is open is not replaced by another. */
export function useEntry(date: ServiceDate) {
  const text = useEntryText();
  const [subject, setSubject] = useState<EntrySubject | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0); // a form that is still moving away is not filled in again
  const open = (next: EntrySubject) => {
    if (isOpen) return;
    setSubject(next);
    setOpening(opening + 1);
    setOpen(true);
  };
  const enter = (kind: EntrySource) => {
    const day = kind === 'walk_in' ? staffToday() : date;
    open({ kind, date: day, now: currentMoment(), name: text('entry.walkIn.name') });
  };
  return {
    subject,
    isOpen,
    opening,
    enter,
    edit: (reservation: ReservationDto) => open({ kind: 'edit', reservation }),
    close: () => setOpen(false),
    forget: () => setSubject(null),
  };
}

export type Entry = ReturnType<typeof useEntry>;
