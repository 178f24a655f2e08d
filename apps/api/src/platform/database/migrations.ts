import { Baseline1764000040000 } from './migrations/1764000040000-baseline.js';
import { TradeWords1764000041000 } from './migrations/1764000041000-trade-words.js';
import { UncountedReservations1764000042000 } from './migrations/1764000042000-uncounted-reservations.js';
import { ChangeRequests1764000043000 } from './migrations/1764000043000-change-requests.js';

/** In the order in which they run. */
export const migrations = [
  Baseline1764000040000,
  TradeWords1764000041000,
  UncountedReservations1764000042000,
  ChangeRequests1764000043000,
];
