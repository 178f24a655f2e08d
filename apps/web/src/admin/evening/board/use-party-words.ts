import { minutesPerHour, shownStatuses, timeOfMinute } from '@strapec/domain';
import { useReservationText } from '../reservation/texts';
import { useGuestWord } from '../reservation/use-guest-word';
import { type Party, hasNote, hasWarning } from './tonight';
import { useBoardText } from './texts';

export function usePartyWords() {
  const text = useBoardText();
  const word = useReservationText();
  const guestWord = useGuestWord();
  const lengthOf = (minutes: number): string =>
    text('party.minutes', { hours: Math.floor(minutes / minutesPerHour), minutes: minutes % minutesPerHour }).trim();
  const placeOf = (tables: readonly string[]): string => tables.join(' + ') || text('party.noTable');
  const spanOf = ({ from, end }: Party): string => `${timeOfMinute(from)}–${timeOfMinute(end)}`;
  const nowOf = ({ late, over, stage, reservation }: Party): string | null => {
    if (over > 0) return text('party.over', { length: lengthOf(over) });
    if (typeof reservation.expectedMinute === 'number' && stage !== 'unclosed') return guestWord(reservation);
    if (stage === 'unclosed') return text('party.unclosed');
    return late > 0 ? text('party.late', { length: lengthOf(late) }) : null;
  };
  const cancelledBy = ({ reservation }: Party): string | null =>
    reservation.status === 'cancelled' ? guestWord(reservation) : null;
  const nextOf = ({ next }: Party): string | null =>
    next && text('party.nextAtTable', { name: next.name, time: timeOfMinute(next.start) });
  const marksOf = ({ reservation }: Party): string[] => {
    const marks = [
      hasWarning(reservation) ? text('party.allergy') : hasNote(reservation) && text('party.note'),
      reservation.isPinned && text('party.pinned'),
      reservation.preferredLanguage === 'en' && text('party.language'),
      word(`source.${reservation.source}`),
    ];
    return marks.filter((mark) => mark !== false);
  };
  const all = (party: Party): string => {
    const { status, partySize, tables } = party.reservation;
    const statusWord = shownStatuses.includes(status) ? word(`status.${status}`) : status;
    const said = [spanOf(party), party.name, text('party.people', { count: partySize }), placeOf(tables), statusWord];
    const asWell = [cancelledBy(party), nowOf(party), nextOf(party)].filter((part) => part !== null);
    return [...said, ...asWell, ...marksOf(party)].join(', ');
  };
  const nextInShort = ({ next }: Party): string | null =>
    next && `→ ${text('party.next', { name: next.name, time: timeOfMinute(next.start) })}`;
  return { lengthOf, placeOf, spanOf, nowOf, cancelledBy, nextOf, nextInShort, all };
}
