import { Counter, Gauge, Histogram, collectDefaultMetrics } from 'prom-client';
import { appVersion } from '../config/app-version.js';

export { register as registry } from 'prom-client';

// They belong to the process. Labels are our own codes, never personal data. Children with fixed labels are created once,
// because looking them up costs more than counting.
collectDefaultMetrics(); // memory, CPU, event-loop delay, garbage collection

new Gauge({
  name: 'strapec_info',
  help: 'Which version runs; always 1',
  labelNames: ['version'],
})
  .labels(appVersion)
  .set(1);

const responseCounter = new Counter({
  name: 'strapec_http_responses_total',
  help: 'Answers by class of status',
  labelNames: ['class'],
});
const responsesByClass = ['none', '1xx', '2xx', '3xx', '4xx', '5xx'].map((name) => responseCounter.labels(name));

export const countResponse = (status: number): void => responsesByClass[Math.floor(status / 100)]?.inc();

/** By code: `ip_rate_limit`, `capacity_full`, `busy`, `internal_error` … */
export const problemCounter = new Counter({
  name: 'strapec_problems_total',
  help: 'Failed calls by the code of their problem document',
  labelNames: ['code'],
});

/** By the status of the reservation, or the reason why there is none. */
export const reservationCounter = new Counter({
  name: 'strapec_reservations_total',
  help: 'Requests of guests for a table, by result',
  labelNames: ['result'],
});

/** The search ended before it proved that no fewer parties could move. */
export const unprovenSeatingCounter = new Counter({
  name: 'strapec_seatings_not_proven_fewest_total',
  help: 'Seatings that may move more parties than necessary',
});

/** Seconds. */
export const lockWaitHistogram = new Histogram({
  name: 'strapec_evening_lock_wait_seconds',
  help: 'How long a change waited until the evening was its own',
  buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
});

const mailAttemptCounter = new Counter({
  name: 'strapec_mail_attempts_total',
  help: 'Attempts to hand a mail over, by result',
  labelNames: ['result'],
});
export const sentMailCounter = mailAttemptCounter.labels('sent');
export const unsentMailCounter = mailAttemptCounter.labels('not_sent');
