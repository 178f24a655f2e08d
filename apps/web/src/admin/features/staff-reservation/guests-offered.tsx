import { useFindReservations } from '@strapec/contracts';
import Form from 'antd/es/form';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { dateInWords } from '../../shared/time/date-words';
import { useSettled } from '../../shared/ui/use-settled';
import type { EntryValues } from './entry-values';
import styles from './entry.module.css';
import { guestTyped, guestsIn, isTaken } from './known-guests';
import { useEntryText } from './texts';

/** Guests of earlier visits whose name or number is being typed: one touch, or Tab and Enter, completes the form. */
export function GuestsOffered({ values }: { values: Partial<EntryValues> }) {
  const text = useEntryText();
  const { language } = useLanguage();
  const form = Form.useFormInstance<EntryValues>();
  const guests = useKnownGuests(values);
  if (guests.length === 0) return null;
  return (
    <div className={styles.free}>
      <p id="entry-guests" role="status">
        {text('entry.guests')}
      </p>
      <div className={styles.chips} role="group" aria-labelledby="entry-guests">
        {guests.map(({ date, ...guest }) => (
          <button
            key={`${guest.phone} ${guest.email}`}
            type="button"
            onClick={() => {
              form.setFieldsValue(guest);
              (form.getFieldInstance('phone') as HTMLElement | undefined)?.focus(); // what was pressed is gone now
            }}
          >
            <b>{`${guest.firstName} ${guest.lastName}`.trim()}</b> {guest.phone || guest.email} ·{' '}
            {dateInWords(date, language)}
          </button>
        ))}
      </div>
    </div>
  );
}

const enough = 30;

function useKnownGuests(values: Partial<EntryValues>) {
  const typed = useSettled(guestTyped(values));
  const { data } = useFindReservations(
    { q: typed, limit: enough },
    { query: { enabled: typed !== '', staleTime: 60_000, retry: false, placeholderData: keepPreviousData } },
  );
  const known = data && typed !== '' ? guestsIn(data, typed) : [];
  return known.filter((guest) => !isTaken(guest, values));
}
