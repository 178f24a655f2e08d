import { expect, it } from '@jest/globals';
import {
  type LocalDateTime,
  type VisitToMove,
  type EveningState,
  type Visit,
  buildTablePlan,
  toEvening,
  canMoveTo,
  findPlaceWithTable,
  reseatEvening,
  toStay,
  withBegunVisitsFixed,
} from '@strapec/domain';
import { seededRandom } from '@strapec/domain/testing';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { sql } from '../support/sql';
import { type ReservationBody, buildPhoneReservation, startAppsWithStaff } from '../support/staff-calls';

interface CalendarDayBody extends Pick<EveningState, 'date' | 'hours' | 'rules'> {
  plan: { tables: Parameters<typeof buildTablePlan>[0]; combinations: Parameters<typeof buildTablePlan>[1] };
  reservations: (ReservationBody & { createdAt: string; lastName: string })[];
  held: (Pick<Visit, 'id' | 'partySize' | 'start' | 'end' | 'tables'> & { createdAt: string })[];
}
type ChangeBody = ReservationBody & { action: string };

const { callAsStaff } = startAppsWithStaff(1);
const eveningCount = isLongRun ? 1_000 : 12;
const dates = nextOpenDates(8);
const nowLongBefore: LocalDateTime = { date: '2020-01-01', minute: 0 };

/** The evening as a browser builds it from the response. */
function toEveningState({ date, hours, rules, plan, reservations, held }: CalendarDayBody): EveningState {
  const visits = [
    ...reservations.map((reservation) => ({ ...toVisit(reservation), createdAt: reservation.createdAt })),
    ...held.map((heldVisit) => ({ ...heldVisit, isFixed: false })),
  ];
  return {
    date,
    hours,
    rules,
    plan: buildTablePlan(plan.tables, plan.combinations),
    visits: visits.sort((a, b) => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1)),
    events: [],
  };
}

function toVisit({ id, partySize, tables, isPinned, ...times }: ReservationBody): Visit {
  const { start, minutes } = toStay(times);
  return { id, partySize, tables, isFixed: isPinned, start, end: start + minutes };
}

it(`the board's drop targets are exactly the cells at which the API accepts a visit, on ${eveningCount} evenings`, async () => {
  const random = seededRandom(20_261_122);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const cellCounts = { accepted: 0, refused: 0 };
  // the later half of the dates has a reset time of 15 minutes
  await sql(
    `INSERT INTO booking_rules SELECT (jsonb_populate_record(rules, jsonb_build_object('valid_from', $1::text, 'reset_minutes', 15))).*
     FROM booking_rules AS rules ORDER BY valid_from DESC LIMIT 1`,
    [dates[Math.min(eveningCount, dates.length) / 2]],
  );
  for (let eveningIndex = 0; eveningIndex < eveningCount; eveningIndex += 1) {
    const date = dates[eveningIndex % dates.length] ?? '';
    await sql('DELETE FROM reservations WHERE date = $1', [date]); // of an earlier round
    await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
    for (let partyIndex = 0; partyIndex < 24; partyIndex += 1) {
      const body = buildPhoneReservation({
        date,
        lastName: `Party ${partyIndex}`,
        time: `${17 + Math.floor(random() * 5)}:${pick(['00', '15', '30'])}`,
        duration: pick([1, 1.5, 2, 3]),
        partySize: pick([1, 2, 2, 2, 3, 4, 4, 6, 8]),
        ...(random() < 0.2 && { tables: [pick(['T1', 'T5', 'T6', 'L1'])], overrideReason: 'a random evening' }),
      });
      await callAsStaff('/api/admin/reservations', { method: 'POST', body });
    }
    const heldReservations = await sql<{ id: string }>(
      `UPDATE reservations SET status = 'held', held_until = now() + interval '1 day'
       WHERE id IN (SELECT id FROM reservations WHERE date = $1 AND NOT is_pinned ORDER BY created_at LIMIT 3) RETURNING id`,
      [date],
    );
    await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
    for (let cellIndex = 0; cellIndex < 12; cellIndex += 1) {
      const { body: day } = await callAsStaff<CalendarDayBody>(`/api/admin/calendar/date/${date}`);
      expect(day.held.map(({ id }) => id).sort()).toEqual(heldReservations.map(({ id }) => id).sort());
      const reservation = pick(day.reservations);
      const evening = withBegunVisitsFixed(
        toEvening(reseatEvening(toEveningState(day), nowLongBefore).eveningState),
        nowLongBefore,
      );
      const visitToMove: VisitToMove = { visit: toVisit(reservation), evening, now: nowLongBefore };
      const start = pick([960, 1020, 1080, 1095, 1140, 1200, 1260]);
      const stay = { start, minutes: reservation.duration * 60 };
      if (!canMoveTo(stay, { ...visitToMove, now: { date, minute: 0 } })) continue;
      const table = pick(evening.plan.tables);
      const place = findPlaceWithTable(table, stay, visitToMove);
      const time = `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`;
      const listedPlaces = evening.plan.places.filter(
        ({ tables, minParty, maxParty }) =>
          tables.includes(table) && minParty <= reservation.partySize && reservation.partySize <= maxParty,
      );
      const { firstName, lastName, partySize, duration, version } = reservation;
      const changedFields = { firstName: firstName || null, lastName, date, time, partySize, duration, version };
      for (const tables of place ? [place.tables] : listedPlaces.map((listedPlace) => listedPlace.tables)) {
        const response = await callAsStaff<ChangeBody>(`/api/admin/reservations/${reservation.id}`, {
          method: 'PUT',
          body: { ...changedFields, tables },
        });
        expect([response.status, tables]).toEqual([place ? 200 : 409, tables]);
        if (place) await callAsStaff(`/api/admin/undo/${response.body.action}`, { method: 'POST' });
      }
      cellCounts[place ? 'accepted' : 'refused'] += 1;
    }
  }
  expect([cellCounts.accepted > 0, cellCounts.refused > 0]).toEqual([true, true]);
  saveProofFigures('C10', 'The cells that the board lights are exactly those at which the API puts a visit', {
    'random evenings': eveningCount,
    'cells that were lit': cellCounts.accepted,
    'cells that stayed dark': cellCounts.refused,
    'differing answers': 0,
  });
});
