import { type Move, minutesPerHour, shownStatuses, timeOfMinute } from '@strapec/domain';
import { useReservationWords } from '../reservation/reservation-words';
import { type Party, type Tonight, hasNote, hasWarning } from './tonight';
import { useBoardText } from './texts';

export function usePartyWords() {
  const text = useBoardText();
  const { people, arrival, cancellation } = useReservationWords();
  const lengthOf = (minutes: number): string =>
    text('party.minutes', { hours: Math.floor(minutes / minutesPerHour), minutes: minutes % minutesPerHour }).trim();
  const placeOf = (tables: readonly string[]): string => tables.join(' + ') || text('tables.none');
  const spanOf = ({ from, end }: Party): string => `${timeOfMinute(from)}–${timeOfMinute(end)}`;
  const nowOf = ({ late, over, stage, reservation }: Party): string | null => {
    if (over > 0) return text('party.over', { length: lengthOf(over) });
    if (typeof reservation.expectedMinute === 'number' && stage !== 'unclosed') return arrival(reservation);
    if (stage === 'unclosed') return text('party.unclosed');
    return late > 0 ? text('party.late', { length: lengthOf(late) }) : null;
  };
  const nextOf = ({ next }: Party): string | null =>
    next && text('party.nextAtTable', { name: next.name, time: timeOfMinute(next.start) });
  const nextInShort = ({ next }: Party): string | null =>
    next && `→ ${text('party.next', { name: next.name, time: timeOfMinute(next.start) })}`;
  const marksOf = ({ reservation }: Party) => [
    hasWarning(reservation) ? text('party.allergy') : hasNote(reservation) && text('party.note'),
    reservation.isPinned && text('party.pinned'),
    reservation.preferredLanguage === 'en' && text('party.language'),
    text(`source.${reservation.source}`),
  ];
  const all = (party: Party): string => {
    const { reservation } = party;
    const { status, partySize, tables } = reservation;
    return [
      ...[spanOf(party), party.name, people(partySize), placeOf(tables)],
      shownStatuses.includes(status) ? text(`status.${status}`) : status,
      ...[cancellation(reservation), nowOf(party), nextOf(party), ...marksOf(party)],
    ]
      .filter(Boolean)
      .join(', ');
  };
  const movesOf = (moves: readonly Move[], { parties }: Tonight): string =>
    moves
      .map(({ visitId, tables }) => {
        const party = parties.find(({ reservation }) => reservation.id === visitId);
        return `${party?.name ?? ''} → ${placeOf(tables)}`;
      })
      .join(', ');
  return { movesOf, lengthOf, placeOf, spanOf, nowOf, nextOf, nextInShort, all };
}
