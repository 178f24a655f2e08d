import type { ServiceDate } from '@strapec/domain';

export type LiveChange =
  | { topic: 'evening'; date: ServiceDate; version: string }
  /** A guest has reserved, or has cancelled, changed or asked to change a visit of that evening. */
  | { topic: 'reservation' | 'guest'; date: ServiceDate; id: string }
  /** A message, an enquiry or a failed mail waits. */
  | { topic: 'inbox' }
  | { topic: 'waitlist' }
  | { topic: 'menu' };

export type LiveEvent =
  /** From now on no change is missed; earlier data must be reloaded. */
  | { kind: 'opened' }
  | { kind: 'changed'; change: LiveChange }
  /** `silentMs` is the time since the last heartbeat, in milliseconds. */
  | { kind: 'lost'; silentMs: number };

export type LiveListener = (event: LiveEvent) => void;

export function parseLiveChange(data: string): LiveChange | null {
  try {
    const change = JSON.parse(data) as LiveChange | null;
    return change && topics.includes(change.topic) ? change : null;
  } catch {
    return null;
  }
}

const topics: readonly LiveChange['topic'][] = ['evening', 'reservation', 'guest', 'inbox', 'waitlist', 'menu'];
