import { getSubscribeToEventsUrl } from '@strapec/contracts';
import { type LiveChange, type LiveListener, readLiveChange } from './live-change';

const name = 'strapec-live';

/** A message from the tab with the stream to the other tabs. */
type Said =
  { kind: 'opened' } | { kind: 'lost'; silentFor: number } | { kind: 'heard'; change: LiveChange } | { kind: 'joined' };

/**
 * Receives the events of the server over one stream for all tabs of a browser: without HTTP/2 a browser opens six
 * connections to a server. One tab holds the stream and forwards the events. A tab that becomes visible takes it over,
 * because a tablet suspends hidden tabs. Without HTTPS there are no Web Locks, and each tab opens its own stream.
 */
export function subscribeToEvents(listener: LiveListener): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openStream(listener);
  const tab = new Tab(listener);
  tab.join();
  return () => tab.leave();
}

class Tab {
  private readonly channel = new BroadcastChannel(name);
  private readonly leaving = new AbortController();
  private stopLeading: (() => void) | null = null;
  private isOpen = false;

  constructor(private readonly listener: LiveListener) {}

  join(): void {
    this.channel.onmessage = ({ data }: MessageEvent<Said>) => this.hear(data);
    document.addEventListener('visibilitychange', this.takeIfSeen);
    this.stand({});
    this.channel.postMessage({ kind: 'joined' } satisfies Said);
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.takeIfSeen);
    this.leaving.abort();
    this.stopLeading?.();
    this.channel.close();
  }

  private readonly takeIfSeen = (): void => {
    if (document.visibilityState === 'visible' && !this.stopLeading) this.stand({ steal: true });
  };

  /** Waits for the lock of the stream, or takes it over; a tab that loses it waits again. */
  private stand(how: { steal?: true }): void {
    const options = how.steal ? how : { signal: this.leaving.signal };
    navigator.locks
      .request(name, options, () => this.lead())
      .catch(() => {
        if (this.stopLeading) this.stopLeading();
        else return; // the tab left while it waited
        if (!this.leaving.signal.aborted) this.stand({});
      });
  }

  private lead(): Promise<void> {
    if (this.leaving.signal.aborted || this.stopLeading) return Promise.resolve();
    return new Promise((resolve) => {
      const close = openStream({
        opened: () => this.say({ kind: 'opened' }),
        heard: (change) => this.say({ kind: 'heard', change }),
        lost: (silentFor) => this.say({ kind: 'lost', silentFor }),
      });
      this.stopLeading = () => {
        this.stopLeading = null;
        this.isOpen = false;
        close();
        resolve();
      };
    });
  }

  private say(said: Said): void {
    this.isOpen = said.kind !== 'lost';
    this.channel.postMessage(said);
    this.hear(said);
  }

  private hear(said: Said): void {
    if (said.kind === 'heard') this.listener.heard(said.change);
    else if (said.kind === 'lost') this.listener.lost(said.silentFor);
    else if (said.kind === 'opened') this.listener.opened();
    else if (said.kind === 'joined' && this.isOpen) this.channel.postMessage({ kind: 'opened' });
  }
}

// milliseconds
const retryAfter = 2_000;
/** Idle time in milliseconds after which a connection counts as lost. The server sends a heartbeat every 20 seconds. */
const silence = 45_000;
const lookEvery = 5_000;

/** Opens the stream, and opens it again when it ends or goes silent, until the returned function is called. */
function openStream(listener: LiveListener): () => void {
  const stream = new Stream(listener);
  stream.open();
  const looking = setInterval(stream.look, lookEvery);
  addEventListener('online', stream.open);
  addEventListener('offline', stream.lose);
  document.addEventListener('visibilitychange', stream.look);
  return () => {
    clearInterval(looking);
    removeEventListener('online', stream.open);
    removeEventListener('offline', stream.lose);
    document.removeEventListener('visibilitychange', stream.look);
    stream.close();
  };
}

class Stream {
  private source: EventSource | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private heardAt = performance.now();

  constructor(private readonly listener: LiveListener) {}

  readonly open = (): void => {
    this.close();
    const source = new EventSource(getSubscribeToEventsUrl());
    this.source = source;
    source.onopen = () => {
      this.noteLife();
      this.listener.opened();
    };
    source.addEventListener('beat', this.noteLife);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      this.noteLife();
      const change = readLiveChange(data);
      if (change) this.listener.heard(change);
    };
    source.addEventListener('room', this.makeRoom);
    source.onerror = this.lose; // the browser itself stops reconnecting at the first refusal
  };

  readonly lose = (): void => {
    this.close();
    this.listener.lost(performance.now() - this.heardAt);
    if (navigator.onLine) this.retry = setTimeout(this.open, retryAfter); // offline, the `online` event opens it again
  };

  /** Newer streams of the same account have taken its place: a hidden page does not take it back. */
  private readonly makeRoom = (): void => {
    this.lose();
    if (document.hasFocus()) return;
    clearTimeout(this.retry);
    addEventListener('focus', this.open, { once: true });
  };

  /** A network that fails silently sends no event, and neither does a suspended tablet. */
  readonly look = (): void => {
    if (this.source?.readyState === EventSource.OPEN && performance.now() - this.heardAt > silence) this.lose();
  };

  close(): void {
    clearTimeout(this.retry);
    removeEventListener('focus', this.open);
    this.source?.close();
    this.source = null;
  }

  private readonly noteLife = (): void => {
    this.heardAt = performance.now();
  };
}
