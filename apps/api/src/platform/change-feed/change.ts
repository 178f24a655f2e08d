import type { ServiceDate } from '@strapec/domain';

/** What staff's pages are told: that something has changed, and where to look; never what it says, or whose it is. */
export type Change =
  /** Tables, visits or events of an evening; the version is that of its lock row (rules §3). */
  | { topic: 'evening'; date: ServiceDate; version: string }
  /** A guest has just reserved; or has cancelled or changed a visit of that evening, or asks for a change. */
  | { topic: 'reservation' | 'guest'; date: ServiceDate; id: string }
  /** Something waits for staff that is no visit: a message, an inquiry, a mail that was given up. */
  | { topic: 'inbox' }
  /** Who waits at the door. */
  | { topic: 'door' }
  /** What is poured and served, or what of it is sold out. */
  | { topic: 'menu' };

/** A change as a transaction knows it: the version of an evening is read when it has committed. */
export type NotedChange = Exclude<Change, { topic: 'evening' }> | { topic: 'evening'; date: ServiceDate };

/** Where the processes tell each other (decision 0023). */
export const changesChannel = 'house_changed';

/** What stands in a notification; `null` for anything that is no change. */
export function readChange(said: string): Change | null {
  try {
    const change = JSON.parse(said) as Change | null;
    return change && topics.includes(change.topic) ? change : null;
  } catch {
    return null;
  }
}

const topics: readonly unknown[] = [
  'evening',
  'reservation',
  'guest',
  'inbox',
  'door',
  'menu',
] satisfies Change['topic'][];
