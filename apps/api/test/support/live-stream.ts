import { afterAll } from '@jest/globals';
import { until } from './until';

/** What a stream says of a change. */
export interface LiveEvent {
  topic: string;
  date?: string;
  version?: string;
  id?: string;
}

export interface LiveStream {
  status: number;
  headers: Headers;
  events: LiveEvent[];
  /** Everything that came, as it came. */
  said: () => string;
  /** Whether the venue has ended it. */
  hasEnded: () => boolean;
  /** When an event that fits was heard, on the clock of this process. */
  heardAt: (isMeant: (event: LiveEvent) => boolean) => Promise<number>;
  leave: () => void;
}

const open = new Set<LiveStream>();
afterAll(() => open.forEach((stream) => stream.leave()));

/** Follows the venue as a browser does. */
export async function follow(at: string, headers: Record<string, string>): Promise<LiveStream> {
  const leaving = new AbortController();
  const response = await fetch(`${at}/api/admin/live`, { headers, signal: leaving.signal });
  const heard: { event: LiveEvent; at: number }[] = [];
  const events: LiveEvent[] = [];
  let said = '';
  let hasEnded = false;
  const take = (words: string): void => {
    const complete = (said + words).lastIndexOf('\n\n');
    const fresh = (said + words).slice(said.lastIndexOf('\n\n') + 1, complete);
    said += words;
    for (const [, json = ''] of fresh.matchAll(/^data: (.*)$/gm)) {
      const event = JSON.parse(json) as LiveEvent;
      heard.push({ event, at: performance.now() });
      events.push(event);
    }
  };
  void read(response, take).finally(() => (hasEnded = true));
  const stream: LiveStream = {
    ...{ status: response.status, headers: response.headers, events },
    said: () => said,
    hasEnded: () => hasEnded,
    heardAt: async (isMeant) => {
      const found = await until(
        () => Promise.resolve(heard.find(({ event }) => isMeant(event))),
        (one) => one !== undefined,
      );
      return found?.at ?? Number.NaN;
    },
    leave: () => leaving.abort(),
  };
  open.add(stream);
  return stream;
}

async function read(response: Response, take: (words: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) take(decoder.decode(chunk as Uint8Array, { stream: true }));
  } catch {
    // we have left, or the line was cut
  }
}
