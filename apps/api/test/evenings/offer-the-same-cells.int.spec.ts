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
import { chance } from '@strapec/domain/testing';
import { nextOpenDates } from '../support/next-open-dates';
import { isLongRun, keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import { type ReservationBody, phoneReservation, signedInStaff } from '../support/staff-calls';

interface Day extends Pick<EveningState, 'date' | 'hours' | 'rules'> {
  plan: { tables: Parameters<typeof buildTablePlan>[0]; combinations: Parameters<typeof buildTablePlan>[1] };
  reservations: (ReservationBody & { createdAt: string; lastName: string })[];
  held: (Pick<Visit, 'id' | 'partySize' | 'start' | 'end' | 'tables'> & { createdAt: string })[];
}
type Moved = ReservationBody & { action: string };

const { staff } = signedInStaff(1);
const evenings = isLongRun ? 1_000 : 12;
const dates = nextOpenDates(8);
const longBefore: LocalDateTime = { date: '2020-01-01', minute: 0 };

/** The night as a browser builds it from the answer. */
function eveningStateOf({ date, hours, rules, plan, reservations, held }: Day): EveningState {
  const visits = [
    ...reservations.map((one) => ({ ...visitOf(one), createdAt: one.createdAt })),
    ...held.map((one) => ({ ...one, isFixed: false })),
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

function visitOf({ id, partySize, tables, isPinned, ...visit }: ReservationBody): Visit {
  const { start, minutes } = toStay(visit);
  return { id, partySize, tables, isFixed: isPinned, start, end: start + minutes };
}

it(`lights exactly the cells at which the API puts a visit, on ${evenings} evenings`, async () => {
  const random = chance(20_261_122);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const seen = { lit: 0, dark: 0 };
  // from the middle of them on, tables are cleared for a quarter of an hour
  await sql(
    `INSERT INTO booking_rules SELECT (jsonb_populate_record(rules, jsonb_build_object('valid_from', $1::text, 'reset_minutes', 15))).*
     FROM booking_rules AS rules ORDER BY valid_from DESC LIMIT 1`,
    [dates[Math.min(evenings, dates.length) / 2]],
  );
  for (let round = 0; round < evenings; round += 1) {
    const date = dates[round % dates.length] ?? '';
    await sql('DELETE FROM reservations WHERE date = $1', [date]); // who was there in a round before
    await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
    for (let party = 0; party < 24; party += 1) {
      const body = phoneReservation({
        date,
        lastName: `Party ${party}`,
        time: `${17 + Math.floor(random() * 5)}:${pick(['00', '15', '30'])}`,
        duration: pick([1, 1.5, 2, 3]),
        partySize: pick([1, 2, 2, 2, 3, 4, 4, 6, 8]),
        ...(random() < 0.2 && { tables: [pick(['T1', 'T5', 'T6', 'L1'])], overrideReason: 'a random evening' }),
      });
      await staff('/api/admin/reservations', { method: 'POST', body });
    }
    const held = await sql<{ id: string }>(
      `UPDATE reservations SET status = 'held', held_until = now() + interval '1 day'
       WHERE id IN (SELECT id FROM reservations WHERE date = $1 AND NOT is_pinned ORDER BY created_at LIMIT 3) RETURNING id`,
      [date],
    );
    await sql(`UPDATE reservation_capacity_locks SET updated_at = updated_at + interval '1 millisecond'`);
    for (let cell = 0; cell < 12; cell += 1) {
      const { body: day } = await staff<Day>(`/api/admin/calendar/date/${date}`);
      expect(day.held.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort());
      const reservation = pick(day.reservations);
      const evening = withBegunVisitsFixed(
        toEvening(reseatEvening(eveningStateOf(day), longBefore).eveningState),
        longBefore,
      );
      const moving: VisitToMove = { visit: visitOf(reservation), evening, now: longBefore };
      const start = pick([960, 1020, 1080, 1095, 1140, 1200, 1260]);
      const stay = { start, minutes: reservation.duration * 60 };
      if (!canMoveTo(stay, { ...moving, now: { date, minute: 0 } })) continue;
      const table = pick(evening.plan.tables);
      const place = findPlaceWithTable(table, stay, moving);
      const time = `${Math.floor(start / 60)}:${String(start % 60).padStart(2, '0')}`;
      const listed = evening.plan.places.filter(
        ({ tables, minParty, maxParty }) =>
          tables.includes(table) && minParty <= reservation.partySize && reservation.partySize <= maxParty,
      );
      const { firstName, lastName, partySize, duration, version } = reservation;
      const wanted = { firstName: firstName || null, lastName, date, time, partySize, duration, version };
      for (const tables of place ? [place.tables] : listed.map((one) => one.tables)) {
        const answer = await staff<Moved>(`/api/admin/reservations/${reservation.id}`, {
          method: 'PUT',
          body: { ...wanted, tables },
        });
        expect([answer.status, tables]).toEqual([place ? 200 : 409, tables]);
        if (place) await staff(`/api/admin/undo/${answer.body.action}`, { method: 'POST' });
      }
      seen[place ? 'lit' : 'dark'] += 1;
    }
  }
  expect([seen.lit > 0, seen.dark > 0]).toEqual([true, true]);
  keepProof('C10', 'The cells that the board lights are exactly those at which the API puts a visit', {
    'random evenings': evenings,
    'cells that were lit': seen.lit,
    'cells that stayed dark': seen.dark,
    'differing answers': 0,
  });
});
