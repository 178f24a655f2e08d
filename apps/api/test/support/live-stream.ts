import { afterAll } from '@jest/globals';
import { waitUntil } from './wait-until';

/** An event of the stream that announces a change. */
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
  /** The whole text so far, unparsed. */
  receivedText: () => string;
  /** Whether the server has closed the stream. */
  hasEnded: () => boolean;
  /** Waits for a matching event; resolves to its time by `performance.now()`. */
  waitForEventTime: (isMatch: (event: LiveEvent) => boolean) => Promise<number>;
  close: () => void;
}

const openStreams = new Set<LiveStream>();
afterAll(() => openStreams.forEach((stream) => stream.close()));

/** Opens the stream of changes as the admin in a browser does. */
export async function openLiveStream(url: string, headers: Record<string, string>): Promise<LiveStream> {
  const abortController = new AbortController();
  const response = await fetch(`${url}/api/admin/live`, { headers, signal: abortController.signal });
  const receivedEvents: { event: LiveEvent; receivedAtMs: number }[] = [];
  const events: LiveEvent[] = [];
  let receivedText = '';
  let hasEnded = false;
  const addText = (text: string): void => {
    const completeLength = (receivedText + text).lastIndexOf('\n\n');
    const newText = (receivedText + text).slice(receivedText.lastIndexOf('\n\n') + 1, completeLength);
    receivedText += text;
    for (const [, json = ''] of newText.matchAll(/^data: (.*)$/gm)) {
      const event = JSON.parse(json) as LiveEvent;
      receivedEvents.push({ event, receivedAtMs: performance.now() });
      events.push(event);
    }
  };
  void readStream(response, addText).finally(() => (hasEnded = true));
  const stream: LiveStream = {
    ...{ status: response.status, headers: response.headers, events },
    receivedText: () => receivedText,
    hasEnded: () => hasEnded,
    waitForEventTime: async (isMatch) => {
      const match = await waitUntil(
        () => Promise.resolve(receivedEvents.find(({ event }) => isMatch(event))),
        (received) => received !== undefined,
      );
      return match?.receivedAtMs ?? Number.NaN;
    },
    close: () => abortController.abort(),
  };
  openStreams.add(stream);
  return stream;
}

async function readStream(response: Response, onText: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body ?? []) onText(decoder.decode(chunk as Uint8Array, { stream: true }));
  } catch {
    // closed by the test, or the connection was cut
  }
}
