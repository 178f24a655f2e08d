import { type Move, type WalkInPlace, minutesPerHour, staffVisibleStatuses, timeOfMinute } from '@strapec/domain';
import { useReservationFormat } from '../reservation/use-reservation-format';
import { type BoardParty, type EveningOverview, hasNote, hasWarningNote } from './evening-overview';
import { useBoardText } from './texts';

export function usePartyFormat() {
  const text = useBoardText();
  const { partySizeText, arrivalText, cancellationText } = useReservationFormat();
  const durationText = (minutes: number): string =>
    text('party.minutes', { hours: Math.floor(minutes / minutesPerHour), minutes: minutes % minutesPerHour }).trim();
  const tablesText = (tables: readonly string[]): string => tables.join(' + ') || text('tables.none');
  const periodText = ({ shownStart, end }: BoardParty): string => `${timeOfMinute(shownStart)}–${timeOfMinute(end)}`;
  const noticeText = ({ lateMinutes, overstayMinutes, stage, reservation }: BoardParty): string | null => {
    if (overstayMinutes > 0) return text('party.over', { length: durationText(overstayMinutes) });
    if (typeof reservation.expectedMinute === 'number' && stage !== 'unclosed') return arrivalText(reservation);
    if (stage === 'unclosed') return text('party.unclosed');
    return lateMinutes > 0 ? text('party.late', { length: durationText(lateMinutes) }) : null;
  };
  const nextPartyText = ({ nextParty }: BoardParty): string | null =>
    nextParty && text('party.nextAtTable', { name: nextParty.name, time: timeOfMinute(nextParty.start) });
  const markTexts = ({ reservation }: BoardParty) => [
    hasWarningNote(reservation) ? text('party.allergy') : hasNote(reservation) && text('party.note'),
    reservation.isPinned && text('party.pinned'),
    reservation.preferredLanguage === 'en' && text('party.language'),
    text(`source.${reservation.source}`),
  ];
  return {
    ...{ durationText, tablesText, periodText, noticeText, nextPartyText },
    nextPartyShortText: ({ nextParty }: BoardParty): string | null =>
      nextParty && `→ ${text('party.next', { name: nextParty.name, time: timeOfMinute(nextParty.start) })}`,
    toFreeUntilValues: ({ tables, start, minutes }: WalkInPlace) => ({
      table: tablesText(tables),
      time: timeOfMinute(start + minutes),
    }),
    partyLabel: (party: BoardParty): string => {
      const { status, partySize, tables } = party.reservation;
      return [
        ...[periodText(party), party.name, partySizeText(partySize), tablesText(tables)],
        staffVisibleStatuses.includes(status) ? text(`status.${status}`) : status,
        ...[cancellationText(party.reservation), noticeText(party), nextPartyText(party), ...markTexts(party)],
      ]
        .filter(Boolean)
        .join(', ');
    },
    movesText: (moves: readonly Move[], { parties }: EveningOverview): string =>
      moves
        .map(({ visitId, tables }) => {
          const party = parties.find(({ reservation }) => reservation.id === visitId);
          return `${party?.name ?? ''} → ${tablesText(tables)}`;
        })
        .join(', '),
  };
}
