import { type Move, minutesPerHour, shownStatuses, timeOfMinute } from '@strapec/domain';
import { useReservationFormat } from '../reservation/use-reservation-format';
import { type Party, type Tonight, hasNote, hasWarning } from './tonight';
import { useBoardText } from './texts';

export function usePartyFormat() {
  const text = useBoardText();
  const { partySizeText, arrivalText, cancellationText } = useReservationFormat();
  const lengthOf = (minutes: number): string =>
    text('party.minutes', { hours: Math.floor(minutes / minutesPerHour), minutes: minutes % minutesPerHour }).trim();
  const placeOf = (tables: readonly string[]): string => tables.join(' + ') || text('tables.none');
  const spanOf = ({ shownStart, end }: Party): string => `${timeOfMinute(shownStart)}–${timeOfMinute(end)}`;
  const nowOf = ({ lateMinutes, overMinutes, stage, reservation }: Party): string | null => {
    if (overMinutes > 0) return text('party.over', { length: lengthOf(overMinutes) });
    if (typeof reservation.expectedMinute === 'number' && stage !== 'unclosed') return arrivalText(reservation);
    if (stage === 'unclosed') return text('party.unclosed');
    return lateMinutes > 0 ? text('party.late', { length: lengthOf(lateMinutes) }) : null;
  };
  const nextOf = ({ nextParty }: Party): string | null =>
    nextParty && text('party.nextAtTable', { name: nextParty.name, time: timeOfMinute(nextParty.start) });
  const nextInShort = ({ nextParty }: Party): string | null =>
    nextParty && `→ ${text('party.next', { name: nextParty.name, time: timeOfMinute(nextParty.start) })}`;
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
      ...[spanOf(party), party.name, partySizeText(partySize), placeOf(tables)],
      shownStatuses.includes(status) ? text(`status.${status}`) : status,
      ...[cancellationText(reservation), nowOf(party), nextOf(party), ...marksOf(party)],
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
