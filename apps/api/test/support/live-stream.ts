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
  receivedText: () => string;
  /** Whether the server has ended it. */
  hasEnded: () => boolean;
  /** When an event that fits was heard, on the clock of this process. */
  waitForEventTime: (isMatch: (event: LiveEvent) => boolean) => Promise<number>;
  close: () => void;
}

const openStreams = new Set<LiveStream>();
afterAll(() => openStreams.forEach((stream) => stream.close()));

/** Follows the server as a browser does. */
export async function openLiveStream(url: string, headers: Record<string, string>): Promise<LiveStream> {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/admin/live`, { headers, signal: controller.signal });
  const receivedEvents: { event: LiveEvent; at: number }[] = [];
  const events: LiveEvent[] = [];
  let receivedText = '';
  let hasEnded = false;
  const addText = (text: string): void => {
    const complete = (receivedText + text).lastIndexOf('\n\n');
    const newText = (receivedText + text).slice(receivedText.lastIndexOf('\n\n') + 1, complete);
    receivedText += text;
    for (const [, json = ''] of newText.matchAll(/^data: (.*)$/gm)) {
      const event = JSON.parse(json) as LiveEvent;
      receivedEvents.push({ event, at: performance.now() });
      events.push(event);
    }
  };
  void readStream(response, addText).finally(() => (hasEnded = true));
  const stream: LiveStream = {
    ...{ status: response.status, headers: response.headers, events },
    receivedText: () => receivedText,
    hasEnded: () => hasEnded,
    waitForEventTime: async (isMatch) => {
      const found = await waitUntil(
        () => Promise.resolve(receivedEvents.find(({ event }) => isMatch(event))),
        (one) => one !== undefined,
      );
      return found?.at ?? Number.NaN;
    },
    close: () => controller.abort(),
  };
  openStreams.add(stream);
  return stream;
}

async function readStream(response: Response, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) onText(decoder.decode(chunk as Uint8Array, { stream: true }));
  } catch {
    // we have left, or the line was cut
  }
}
