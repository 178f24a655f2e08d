import { aStaffReservation, anEvening } from '../../testing/evening-fixtures';
import { timelineAxis, packPartiesInRows, toRowRuns, joinStarts } from './timeline-layout';
import { type BoardParty, hasWarningNote, partiesAtStage, stages, toEveningOverview } from './evening-overview';

const date = '2026-11-21';
const at = (minute: number) => ({ date, minute });
const aParty = (id: string, change: Parameters<typeof aStaffReservation>[0] = {}) =>
  aStaffReservation({ id, lastName: id, ...change });
const names = (parties: readonly BoardParty[]) => parties.map(({ reservation }) => reservation.id);

test('parties are grouped by the next task of a host', () => {
  const day = anEvening([
    aParty('late', { time: '18:00' }),
    aParty('due', { time: '18:25' }),
    aParty('soon', { time: '19:05' }),
    aParty('later', { time: '19:06' }),
    aParty('night', { time: '00:30' }),
    aParty('longer', { time: '17:00', status: 'seated' }),
    aParty('sits', { time: '16:30', duration: 1, status: 'seated' }),
    aParty('requested', { time: '18:10', status: 'pending_approval' }),
    aParty('unclosed', { time: '16:35', status: 'confirmed' }),
    aParty('gone', { time: '17:00', status: 'completed' }),
    aParty('never', { time: '17:00', status: 'no_show' }),
  ]);
  const overview = toEveningOverview(day, at(1115)); // 18:35
  const shown = Object.fromEntries(stages.map((stage) => [stage, names(partiesAtStage(stage, overview))]));
  expect(shown).toEqual({
    late: ['late', 'requested', 'due'],
    next: ['soon'],
    seated: ['sits', 'longer'], // by the end of their visit
    later: ['later', 'night'],
    unclosed: ['unclosed'],
    finished: ['gone', 'never'],
  });
  expect(overview).toMatchObject({
    currentMinute: 1115,
    seatedGuests: 4,
    expectedGuests: 10,
    departedGuests: 2,
    latePartyCount: 3,
    closingCounts: null,
  });
  const [late, sits] = ['late', 'sits'].map((id) => overview.parties.find(({ reservation }) => reservation.id === id));
  expect([late?.lateMinutes, sits?.overstayMinutes, sits?.lateMinutes]).toEqual([35, 65, 0]);
});

test('after midnight the evening of the day before goes on', () => {
  const day = anEvening([aParty('night', { time: '00:30' })]);
  const overview = toEveningOverview(day, { date: '2026-11-22', minute: 50 });
  expect([overview.currentMinute, names(partiesAtStage('late', overview))]).toEqual([1490, ['night']]);
});

test.each([
  ['a day ahead', { date: '2026-11-20', minute: 1300 }, 'later'],
  ['a day that is over', { date: '2026-11-22', minute: 300 }, 'unclosed'],
] as const)('no party is late on %s', (_, now, stage) => {
  const overview = toEveningOverview(anEvening([aParty('one')]), now);
  expect([overview.currentMinute, names(partiesAtStage(stage, overview)), overview.parties[0]?.lateMinutes]).toEqual([
    null,
    ['one'],
    0,
  ]);
});

test.each([
  [9, 0, 0],
  [10, 10, 10],
  [14, 14, 14],
])('after %i minutes a seated party is %i over, and an expected one %i late', (minutes, over, late) => {
  const parties = [aParty('comes', { time: '19:00' }), aParty('sits', { time: '17:00', status: 'seated' })];
  const overview = toEveningOverview(anEvening(parties), at(1140 + minutes));
  expect(overview.parties.map((party) => [party.overstayMinutes, party.lateMinutes])).toEqual([
    [over, 0],
    [0, late],
  ]);
  expect(overview.latePartyCount).toBe(late > 0 ? 1 : 0);
});

test('an evening can be closed once all visits are over or the venue closes', () => {
  const over = [
    aParty('sits', { time: '17:00', status: 'seated' }),
    aParty('never', { time: '17:00' }),
    aParty('requested', { time: '17:00', status: 'pending_approval' }),
  ];
  const counts = { completed: 1, noShows: 1, cancelled: 1 };
  const toClose = (parties: typeof over, now: Parameters<typeof toEveningOverview>[1]) =>
    toEveningOverview(anEvening(parties), now).closingCounts;
  expect([toClose(over, at(1139)), toClose(over, at(1140))]).toEqual([null, counts]);
  const evening = [...over, aParty('night', { time: '00:30' })];
  expect([toClose(evening, at(1559)), toClose(evening, at(1560))]).toEqual([null, counts]);
  expect(toClose(evening, { date: '2026-11-22', minute: 301 })).toEqual({ ...counts, noShows: 2 });
  expect(toClose(over, { date: '2026-11-20', minute: 1000 })).toBeNull();
});

test('a party that was seated early is drawn from that minute', () => {
  const parties = ['seated', 'confirmed'].map((id) => aParty(id, { status: id as 'seated', seatedMinute: 1060 }));
  expect(
    toEveningOverview(anEvening(parties), at(1070))
      .parties.map(({ shownStart }) => shownStart)
      .sort(),
  ).toEqual([1060, 1110]);
});

test('a seated party names the next party at its table a quarter of an hour before', () => {
  const sits = aParty('sits', { time: '17:00', status: 'seated', tables: ['T6', 'T7'] });
  const next = aParty('next', { time: '19:00', tables: ['T7'] });
  const elsewhere = aParty('elsewhere', { time: '19:00', tables: ['T5'] });
  const nextOf = (minute: number) =>
    toEveningOverview(anEvening([sits, elsewhere, next]), at(minute)).parties.find(({ name }) => name.endsWith('sits'))
      ?.nextParty;
  expect(nextOf(1124)).toBeNull();
  expect(nextOf(1125)?.reservation.id).toBe('next');
  expect(nextOf(1150)?.reservation.id).toBe('next'); // they have not come either
});

test.each([
  ['Alergia na orechy', true],
  ['bezlepkové', true],
  ['Nut allergy', true],
  ['A quiet corner', false],
  [null, false],
])('%s is an important note: %s', (specialRequests, isAllergy) => {
  expect(hasWarningNote(aStaffReservation({ specialRequests }))).toBe(isAllergy);
});

test('the axis reaches from opening to closing, and to the end of a longer visit', () => {
  const axis = (...parties: ReturnType<typeof aParty>[]) => {
    const day = anEvening(parties);
    return timelineAxis(day, toEveningOverview(day, at(1000)).parties);
  };
  expect(axis()).toEqual({ from: 960, to: 1560 });
  expect(axis(aParty('early', { time: '15:45' }), aParty('late', { time: '01:00' }))).toEqual({ from: 930, to: 1620 });
  expect(timelineAxis(anEvening([], { hours: null }), [])).toBeNull();
});

test('a combination is one block over its rows; tables that lie apart are two', () => {
  const rows = ['T1', 'T2', 'T3', 'L1'];
  expect(toRowRuns(['T2', 'T1'], rows)).toEqual([{ firstRow: 0, rowCount: 2, isRepeated: false }]);
  expect(toRowRuns(['L1', 'T1'], rows)).toEqual([
    { firstRow: 0, rowCount: 1, isRepeated: false },
    { firstRow: 3, rowCount: 1, isRepeated: true }, // read aloud once
  ]);
  expect(toRowRuns(['T9'], rows)).toEqual([]);
});

test('parties without a table take as few lines as possible', () => {
  const day = anEvening(['18:00', '19:00', '20:00'].map((time) => aParty(time, { time, tables: [] })));
  const lines = packPartiesInRows(toEveningOverview(day, at(1000)).parties).map(names);
  expect(lines).toEqual([['18:00', '20:00'], ['19:00']]);
});

test('consecutive starts are one strip', () => {
  expect(joinStarts([960, 975, 1020])).toEqual([
    { start: 960, end: 990 },
    { start: 1020, end: 1035 },
  ]);
});
