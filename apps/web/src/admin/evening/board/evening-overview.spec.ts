import { buildStaffReservation, buildCalendarDay } from '../../testing/evening-fixtures';
import { toTimelineAxis, packPartiesInRows, toRowRuns, joinStartsToPeriods } from './timeline-layout';
import { type BoardParty, hasWarningNote, partiesAtStage, stages, toEveningOverview } from './evening-overview';

const serviceDate = '2026-11-21';
const timeAt = (minute: number) => ({ date: serviceDate, minute });
const buildParty = (id: string, overrides: Parameters<typeof buildStaffReservation>[0] = {}) =>
  buildStaffReservation({ id, lastName: id, ...overrides });
const listIds = (parties: readonly BoardParty[]) => parties.map(({ reservation }) => reservation.id);

test('parties are grouped by the next task of a host', () => {
  const calendarDay = buildCalendarDay([
    buildParty('late', { time: '18:00' }),
    buildParty('due', { time: '18:25' }),
    buildParty('soon', { time: '19:05' }),
    buildParty('later', { time: '19:06' }),
    buildParty('night', { time: '00:30' }),
    buildParty('longer', { time: '17:00', status: 'seated' }),
    buildParty('sits', { time: '16:30', duration: 1, status: 'seated' }),
    buildParty('requested', { time: '18:10', status: 'pending_approval' }),
    buildParty('unclosed', { time: '16:35', status: 'confirmed' }),
    buildParty('gone', { time: '17:00', status: 'completed' }),
    buildParty('never', { time: '17:00', status: 'no_show' }),
  ]);
  const overview = toEveningOverview(calendarDay, timeAt(1115)); // 18:35
  const idsByStage = Object.fromEntries(stages.map((stage) => [stage, listIds(partiesAtStage(stage, overview))]));
  expect(idsByStage).toEqual({
    late: ['late', 'requested', 'due'],
    next: ['soon'],
    seated: ['sits', 'longer'], // by the end of their visit
    later: ['later', 'night'],
    unclosed: ['unclosed'],
    finished: ['gone', 'never'],
  });
  expect(overview).toMatchObject({
    currentMinute: 1115,
    seatedGuestCount: 4,
    expectedGuestCount: 10,
    departedGuestCount: 2,
    latePartyCount: 3,
    closingCounts: null,
  });
  const [lateParty, seatedParty] = ['late', 'sits'].map((id) =>
    overview.parties.find(({ reservation }) => reservation.id === id),
  );
  expect([lateParty?.lateMinutes, seatedParty?.overstayMinutes, seatedParty?.lateMinutes]).toEqual([35, 65, 0]);
});

test('after midnight the overview still shows the previous service date', () => {
  const calendarDay = buildCalendarDay([buildParty('night', { time: '00:30' })]);
  const overview = toEveningOverview(calendarDay, { date: '2026-11-22', minute: 50 });
  expect([overview.currentMinute, listIds(partiesAtStage('late', overview))]).toEqual([1490, ['night']]);
});

test.each([
  ['a future service date', { date: '2026-11-20', minute: 1300 }, 'later'],
  ['a past service date', { date: '2026-11-22', minute: 300 }, 'unclosed'],
] as const)('no party is late on %s', (_, now, stage) => {
  const overview = toEveningOverview(buildCalendarDay([buildParty('one')]), now);
  expect([overview.currentMinute, listIds(partiesAtStage(stage, overview)), overview.parties[0]?.lateMinutes]).toEqual([
    null,
    ['one'],
    0,
  ]);
});

test.each([
  [9, 0, 0],
  [10, 10, 10],
  [14, 14, 14],
])('after %i minutes: overstay %i if seated, delay %i if expected', (minutes, overstayMinutes, lateMinutes) => {
  const parties = [buildParty('comes', { time: '19:00' }), buildParty('sits', { time: '17:00', status: 'seated' })];
  const overview = toEveningOverview(buildCalendarDay(parties), timeAt(1140 + minutes));
  expect(overview.parties.map((party) => [party.overstayMinutes, party.lateMinutes])).toEqual([
    [overstayMinutes, 0],
    [0, lateMinutes],
  ]);
  expect(overview.latePartyCount).toBe(lateMinutes > 0 ? 1 : 0);
});

test('an evening can be closed once all visits are over or the venue closes', () => {
  const endedParties = [
    buildParty('sits', { time: '17:00', status: 'seated' }),
    buildParty('never', { time: '17:00' }),
    buildParty('requested', { time: '17:00', status: 'pending_approval' }),
  ];
  const counts = { completed: 1, noShows: 1, cancelled: 1 };
  const getCounts = (parties: typeof endedParties, now: Parameters<typeof toEveningOverview>[1]) =>
    toEveningOverview(buildCalendarDay(parties), now).closingCounts;
  expect([getCounts(endedParties, timeAt(1139)), getCounts(endedParties, timeAt(1140))]).toEqual([null, counts]);
  const allParties = [...endedParties, buildParty('night', { time: '00:30' })];
  expect([getCounts(allParties, timeAt(1559)), getCounts(allParties, timeAt(1560))]).toEqual([null, counts]);
  expect(getCounts(allParties, { date: '2026-11-22', minute: 301 })).toEqual({ ...counts, noShows: 2 });
  expect(getCounts(endedParties, { date: '2026-11-20', minute: 1000 })).toBeNull();
});

test('the board draws a party that was seated early from that minute', () => {
  const parties = ['seated', 'confirmed'].map((id) => buildParty(id, { status: id as 'seated', seatedMinute: 1060 }));
  expect(
    toEveningOverview(buildCalendarDay(parties), timeAt(1070))
      .parties.map(({ shownStart }) => shownStart)
      .sort(),
  ).toEqual([1060, 1110]);
});

test('a seated party has a next party at its table from 15 minutes before its start', () => {
  const seatedParty = buildParty('sits', { time: '17:00', status: 'seated', tables: ['T6', 'T7'] });
  const nextParty = buildParty('next', { time: '19:00', tables: ['T7'] });
  const otherParty = buildParty('elsewhere', { time: '19:00', tables: ['T5'] });
  const findNextParty = (minute: number) =>
    toEveningOverview(buildCalendarDay([seatedParty, otherParty, nextParty]), timeAt(minute)).parties.find(({ name }) =>
      name.endsWith('sits'),
    )?.nextParty;
  expect(findNextParty(1124)).toBeNull();
  expect(findNextParty(1125)?.reservation.id).toBe('next');
  expect(findNextParty(1150)?.reservation.id).toBe('next'); // the next party is late too
});

test.each([
  ['Alergia na orechy', true],
  ['bezlepkové', true],
  ['Nut allergy', true],
  ['A quiet corner', false],
  [null, false],
])('the note %s is a warning: %s', (specialRequests, isWarning) => {
  expect(hasWarningNote(buildStaffReservation({ specialRequests }))).toBe(isWarning);
});

test('the time axis reaches from opening to closing, and to the end of a longer visit', () => {
  const buildAxis = (...times: string[]) => {
    const calendarDay = buildCalendarDay(times.map((time) => buildParty(time, { time })));
    return toTimelineAxis(calendarDay, toEveningOverview(calendarDay, timeAt(1000)).parties);
  };
  expect(buildAxis()).toEqual({ from: 960, to: 1560 });
  expect(buildAxis('15:45', '01:00')).toEqual({ from: 930, to: 1620 });
  expect(toTimelineAxis(buildCalendarDay([], { hours: null }), [])).toBeNull();
});

test('adjacent tables are one run of rows, separate tables are two', () => {
  const tableRows = ['T1', 'T2', 'T3', 'L1'];
  expect(toRowRuns(['T2', 'T1'], tableRows)).toEqual([{ firstRow: 0, rowCount: 2, isRepeated: false }]);
  expect(toRowRuns(['L1', 'T1'], tableRows)).toEqual([
    { firstRow: 0, rowCount: 1, isRepeated: false },
    { firstRow: 3, rowCount: 1, isRepeated: true }, // screen readers read the first run only
  ]);
  expect(toRowRuns(['T9'], tableRows)).toEqual([]);
});

test('parties without a table take as few rows as possible', () => {
  const calendarDay = buildCalendarDay(
    ['18:00', '19:00', '20:00'].map((time) => buildParty(time, { time, tables: [] })),
  );
  const packedRows = packPartiesInRows(toEveningOverview(calendarDay, timeAt(1000)).parties).map(listIds);
  expect(packedRows).toEqual([['18:00', '20:00'], ['19:00']]);
});

test('consecutive start times are joined into one period', () => {
  expect(joinStartsToPeriods([960, 975, 1020])).toEqual([
    { start: 960, end: 990 },
    { start: 1020, end: 1035 },
  ]);
});
