import type { ServiceDate } from '@strapec/domain';

/** What the house says has changed: where to look, never what is there (decision 0023). */
export type LiveChange =
  | { topic: 'evening'; date: ServiceDate; version: string }
  /** A guest has just reserved; or has cancelled or changed a visit of that evening, or asks for a change. */
  | { topic: 'reservation' | 'guest'; date: ServiceDate; id: string }
  /** A message, an inquiry or a failed mail waits. */
  | { topic: 'inbox' }
  /** Who waits at the door. */
  | { topic: 'door' }
  /** The wine list. */
  | { topic: 'menu' };

/** Who is told of the stream. */
export interface LiveListener {
  /** From now on everything is heard; what was missed before is to be read anew. */
  opened: () => void;
  heard: (change: LiveChange) => void;
  /** Milliseconds since the last sign of life. */
  lost: (silentFor: number) => void;
}

/** `null` for what this page does not know, such as a topic of a newer server. */
export function readLiveChange(data: string): LiveChange | null {
  try {
    const change = JSON.parse(data) as LiveChange | null;
    return change && topics.includes(change.topic) ? change : null;
  } catch {
    return null;
  }
}

const topics: readonly LiveChange['topic'][] = ['evening', 'reservation', 'guest', 'inbox', 'door', 'menu'];
