import type { ServiceDate } from '@strapec/domain';

/** The topic and where to look, never content or personal data. */
export type FeedChange =
  /** The version is that of the evening's lock row (rules §3). */
  | { topic: 'evening'; date: ServiceDate; version: string }
  /** `guest`: cancelled, changed or asked to change a visit of that evening. */
  | { topic: 'reservation' | 'guest'; date: ServiceDate; id: string }
  /** A message, an inquiry, a mail that could not be sent. */
  | { topic: 'inbox' }
  | { topic: 'waitlist' }
  | { topic: 'menu' };

/** The version of an evening is read after the commit. */
export type PendingChange = Exclude<FeedChange, { topic: 'evening' }> | { topic: 'evening'; date: ServiceDate };

/** Decision 0023. */
export const changesChannel = 'venue_changed';

/** `null` when it is not a change. */
export function parseFeedChange(payload: string): FeedChange | null {
  try {
    const change = JSON.parse(payload) as FeedChange | null;
    return change && feedTopics.includes(change.topic) ? change : null;
  } catch {
    return null;
  }
}

const feedTopics: FeedChange['topic'][] = ['evening', 'reservation', 'guest', 'inbox', 'waitlist', 'menu'];
