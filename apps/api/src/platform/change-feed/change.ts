import type { ServiceDate } from '@strapec/domain';

/** A change that the pages of staff are notified of: the topic and where to look, never content or personal data. */
export type Change =
  /** Tables, visits or events of an evening. The version is that of its lock row (rules §3). */
  | { topic: 'evening'; date: ServiceDate; version: string }
  /** A guest has reserved (`reservation`), or has cancelled, changed or asked to change a visit of that evening (`guest`). */
  | { topic: 'reservation' | 'guest'; date: ServiceDate; id: string }
  /** Something other than a visit waits for staff: a message, an inquiry, a mail that could not be sent. */
  | { topic: 'inbox' }
  /** The waiting parties of the evening. */
  | { topic: 'waitlist' }
  | { topic: 'menu' };

/** A change as a transaction notes it. The version of an evening is read after the commit. */
export type NotedChange = Exclude<Change, { topic: 'evening' }> | { topic: 'evening'; date: ServiceDate };

/** The channel on which the processes notify each other (decision 0023). */
export const changesChannel = 'venue_changed';

/** Parses a notification; `null` when it is not a change. */
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
  'waitlist',
  'menu',
] satisfies Change['topic'][];
