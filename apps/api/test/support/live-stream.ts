import { afterAll } from '@jest/globals';
import { waitUntil } from './wait-until';

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
  findEventTime: (isMatch: (event: LiveEvent) => boolean) => Promise<number>;
  close: () => void;
}

const openStreams = new Set<LiveStream>();
afterAll(() => openStreams.forEach((stream) => stream.close()));

/** Follows the venue as a browser does. */
export async function openLiveStream(at: string, headers: Record<string, string>): Promise<LiveStream> {
  const controller = new AbortController();
  const response = await fetch(`${at}/api/admin/live`, { headers, signal: controller.signal });
  const receivedEvents: { event: LiveEvent; at: number }[] = [];
  const events: LiveEvent[] = [];
  let said = '';
  let hasEnded = false;
  const addText = (words: string): void => {
    const complete = (said + words).lastIndexOf('\n\n');
    const newText = (said + words).slice(said.lastIndexOf('\n\n') + 1, complete);
    said += words;
    for (const [, json = ''] of newText.matchAll(/^data: (.*)$/gm)) {
      const event = JSON.parse(json) as LiveEvent;
      receivedEvents.push({ event, at: performance.now() });
      events.push(event);
    }
  };
  void readStream(response, addText).finally(() => (hasEnded = true));
  const stream: LiveStream = {
    ...{ status: response.status, headers: response.headers, events },
    said: () => said,
    hasEnded: () => hasEnded,
    findEventTime: async (isMeant) => {
      const found = await waitUntil(
        () => Promise.resolve(receivedEvents.find(({ event }) => isMeant(event))),
        (one) => one !== undefined,
      );
      return found?.at ?? Number.NaN;
    },
    close: () => controller.abort(),
  };
  openStreams.add(stream);
  return stream;
}

async function readStream(response: Response, take: (words: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) take(decoder.decode(chunk as Uint8Array, { stream: true }));
  } catch {
    // we have left, or the line was cut
  }
}
