import type { ReservationDto } from '@strapec/contracts';
import { useReservationText } from '../../shared/reservation/texts';
import { DraftDrawer } from '../../shared/ui/draft-drawer';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { EntryForm } from './entry-form';
import type { EntrySubject, EntryValues } from './entry-values';
import { useEntryText } from './texts';
import { useEntryWords } from './use-entry-words';
import { useSaveEntry } from './use-save-entry';

interface EntryDrawerProps extends DrawerProps {
  subject: EntrySubject;
  onSaved: (reservation: ReservationDto) => void;
}

const titles = { phone: 'entry.new.title', walk_in: 'entry.walkIn.title', edit: 'entry.edit.title' } as const;

/** Where staff enter or change a reservation: beside the evening on a desk, over it on a phone. */
export function EntryDrawer({ subject, onSaved, ...drawer }: EntryDrawerProps) {
  const text = useEntryText();
  const word = useReservationText();
  const draft = useSaveEntry(subject, onSaved);
  return (
    <DraftDrawer
      title={text(titles[subject.kind])}
      saveText={text('entry.save')}
      size={560}
      tellsFaults={false}
      draft={draft}
      inWords={useEntryWords()}
      alsoChanged={({ status }) =>
        status === draft.base?.status ? null : text('entry.statusNow', { status: word(`status.${status}`) })
      }
      onOpened={() => focusFirst(draft.name, firstQuestion(subject))}
      {...drawer}
    >
      <EntryForm draft={draft} subject={subject} />
    </DraftDrawer>
  );
}

function firstQuestion(subject: EntrySubject): keyof EntryValues {
  if (subject.kind === 'walk_in') return 'partySize';
  return subject.kind === 'edit' && subject.instead && 'freeTables' in subject.instead ? 'tables' : 'time';
}

/** Straight to the first question that has no answer yet; a host who was quicker than the drawer is left where they type. */
function focusFirst(form: string, question: keyof EntryValues): void {
  if (document.getElementById(form)?.contains(document.activeElement)) return;
  const field = document.getElementById(`${form}_${question}`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}
