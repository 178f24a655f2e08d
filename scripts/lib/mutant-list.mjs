// Twenty-five ways to break what Strapec promises, each a single slip of the pen (proof T5). `from` stands exactly
// once in its file; `tests` are the narrowest files that have to notice.
const domain = (file, from, to, tests) => ({
  project: 'libs/domain',
  file: `libs/domain/src/${file}`,
  from,
  to,
  tests,
});
const api = (file, from, to, tests) => ({ project: 'apps/api', file: `apps/api/src/${file}`, from, to, tests });

export const mutants = [
  // capacity: the rules
  domain(
    'capacity/occupancy.ts',
    'a.start < b.end && b.start < a.end',
    'a.start <= b.end && b.start < a.end',
    'seating',
  ),
  domain('capacity/occupancy.ts', 'visit.start <= minuteNow', 'visit.start < minuteNow', 'occupancy'),
  domain('capacity/seating.ts', '? reseat(request, room)', "? 'none'", 'seating'),
  domain('capacity/seating.ts', 'if (free) return', 'if (free && !room.occupancy.length) return', 'seating'),
  domain('capacity/seating.ts', '(place.mask & blocked) === 0', 'place.mask > 0', 'seating'),
  domain('capacity/look-ahead.ts', 'minute < visit.end', 'minute <= visit.end', 'seating'),
  domain(
    'capacity/seating-search.ts',
    '((fixedTables >> table) & 1) === 1',
    '((fixedTables >> table) & 1) > 1',
    'seating',
  ),
  domain('capacity/table-plan.ts', 'partySize <= place.maxParty', 'partySize < place.maxParty', 'table-plan'),
  domain(
    'capacity/settle-evening.ts',
    '(takenDuring(visit, immovable, plan) & maskOf(visit.tables, plan.tables)) === 0',
    'immovable.length >= 0',
    'settle-evening',
  ),
  // the bar's other rules
  domain('schedule/start-times.ts', '<= hours.closes', '< hours.closes', 'schedule'),
  domain('schedule/start-times.ts', '>= reservationLimits.leadMinutes', '> reservationLimits.leadMinutes', 'schedule'),
  domain(
    'reservation/approval.ts',
    '>= reservationLimits.approvalFrom',
    '> reservationLimits.approvalFrom',
    'check-request',
  ),
  domain(
    'reservation/reservation-status.ts',
    "seated: { complete: 'completed' }",
    "seated: { complete: 'completed', cancel: 'cancelled' }",
    'reservation-status',
  ),
  // capacity: locks and second looks
  api(
    'availability/evenings.ts',
    'await this.lock.acquire(tx, date);\n    return this.read',
    'return this.read',
    'race-for-last-table',
  ),
  api(
    'availability/availability.service.ts',
    '${version.lock} ${version.tablePlan}',
    '${version.tablePlan}',
    'find-availability',
  ),
  api(
    'reservations/reserve-table.ts',
    'if (known) return known;',
    'if (known && !claim.key) return known;',
    'repeat-request',
  ),
  api(
    'reservations/idempotency.ts',
    'kept.requestHash !== requestHash',
    '!kept.requestHash && requestHash',
    'repeat-request',
  ),
  api(
    'reservations/change-reservation.ts',
    '{ id, version, date: seen.date }',
    '{ id, version: version && seen.version, date: seen.date }',
    'change-reservations',
  ),
  // who may come in
  api('auth/default-deny.guard.ts', "if (door !== 'sessions')", "if (door === 'sessions')", 'guard-staff-calls'),
  api('auth/own-pages.ts', "site === 'same-origin' ||", "site.startsWith('same-') ||", 'refuse-other-sites'),
  api('auth/json-only.ts', 'takesUploads && multipart', 'takesUploads || multipart', 'refuse-other-sites'),
  api(
    'auth/session-times.ts',
    'signedInAt + sessionTimes.absolute',
    'signedInAt + seenAt + sessionTimes.absolute',
    'keep-sessions',
  ),
  api('auth/staff-user.ts', 'users.id = $1 AND NOT is_disabled', 'users.id = $1', 'keep-sessions'),
  api(
    'limits/login-limits.ts',
    'const isFirstTooMany = count === limits.login.points + 1',
    'const isFirstTooMany = count > 1e9',
    'limit-sign-ins',
  ),
  api('captcha/captcha-altcha.ts', 'claimed.length === 0', 'claimed.length > 1', 'solve-captcha'),
];
