import { getSubscribeToEventsUrl } from '@strapec/contracts';
import { addListeners } from '../../../shared/add-listeners';
import { type LiveEvent, type LiveListener, parseLiveChange } from './live-change';

const channelName = 'strapec-live-3'; // a tab of an earlier build has other messages

type TabMessage = LiveEvent | { kind: 'joined' };

/**
 * One stream for all tabs: without HTTP/2 a browser opens six connections to a server. A tab that becomes visible takes
 * the stream over, because a tablet suspends hidden tabs. Without HTTPS there are no Web Locks, and each tab opens its
 * own stream.
 */
export function subscribeToLiveEvents(listener: LiveListener): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return openStream(listener);
  const tab = new LiveTab(listener);
  tab.join();
  return () => tab.leave();
}

class LiveTab {
  private readonly channel = new BroadcastChannel(channelName);
  private readonly leaveController = new AbortController();
  private stopLeading: (() => void) | null = null;
  private isStreamOpen = false;

  constructor(private readonly listener: LiveListener) {}

  join(): void {
    this.channel.onmessage = ({ data }: MessageEvent<TabMessage>) => this.receiveMessage(data);
    document.addEventListener('visibilitychange', this.takeOverIfVisible, { signal: this.leaveController.signal });
    this.requestLock({});
    this.channel.postMessage({ kind: 'joined' } satisfies TabMessage);
  }

  leave(): void {
    this.leaveController.abort();
    this.stopLeading?.();
    this.channel.close();
  }

  private readonly takeOverIfVisible = (): void => {
    if (document.visibilityState === 'visible' && !this.stopLeading) this.requestLock({ steal: true });
  };

  /** A tab that loses the lock waits for it again. */
  private requestLock(lockOptions: { steal?: true }): void {
    const options = lockOptions.steal ? lockOptions : { signal: this.leaveController.signal };
    navigator.locks
      .request(channelName, options, () => this.becomeLeader())
      .catch(() => {
        if (this.stopLeading) this.stopLeading();
        else return; // the tab left while it waited
        if (!this.leaveController.signal.aborted) this.requestLock({});
      });
  }

  private becomeLeader(): Promise<void> {
    if (this.leaveController.signal.aborted || this.stopLeading) return Promise.resolve();
    return new Promise((resolve) => {
      const closeStream = openStream((event) => this.broadcast(event));
      this.stopLeading = () => {
        this.stopLeading = null;
        this.isStreamOpen = false;
        closeStream();
        resolve();
      };
    });
  }

  private broadcast(event: LiveEvent): void {
    this.isStreamOpen = event.kind !== 'lost';
    this.channel.postMessage(event);
    this.listener(event);
  }

  private receiveMessage(message: TabMessage): void {
    if (message.kind !== 'joined') this.listener(message);
    else if (this.isStreamOpen) this.channel.postMessage({ kind: 'opened' } satisfies TabMessage);
  }
}

// milliseconds
const retryAfterMs = 2_000;
/** The server sends a heartbeat every 20 seconds. */
const maxSilenceMs = 45_000;
const silenceCheckMs = 5_000;

/** Opens the stream again when it ends or goes silent. */
function openStream(listener: LiveListener): () => void {
  const stream = new EventStream(listener);
  stream.open();
  const checkTimer = setInterval(stream.reconnectIfSilent, silenceCheckMs);
  const stopListening = addListeners(window, {
    online: stream.open,
    offline: stream.reportLossAndRetry,
    visibilitychange: stream.reconnectIfSilent,
  });
  return () => {
    clearInterval(checkTimer);
    stopListening();
    stream.close();
  };
}

class EventStream {
  private source: EventSource | null = null;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private lastContactAt = performance.now();

  constructor(private readonly listener: LiveListener) {}

  readonly open = (): void => {
    this.close();
    const source = new EventSource(getSubscribeToEventsUrl());
    this.source = source;
    source.onopen = () => {
      this.recordContact();
      this.listener({ kind: 'opened' });
    };
    source.addEventListener('beat', this.recordContact);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      this.recordContact();
      const change = parseLiveChange(data);
      if (change) this.listener({ kind: 'changed', change });
    };
    source.addEventListener('room', this.yieldStream);
    source.onerror = this.reportLossAndRetry; // the browser itself stops reconnecting at the first refusal
  };

  readonly reportLossAndRetry = (): void => {
    this.close();
    this.listener({ kind: 'lost', silentMs: performance.now() - this.lastContactAt });
    if (navigator.onLine) this.retryTimer = setTimeout(this.open, retryAfterMs); // offline, the `online` event opens it again
  };

  /** Newer streams of the account take its place; a hidden page does not take it back. */
  private readonly yieldStream = (): void => {
    this.reportLossAndRetry();
    if (document.hasFocus()) return;
    clearTimeout(this.retryTimer);
    addEventListener('focus', this.open, { once: true });
  };

  /** A network that fails silently sends no event, and neither does a suspended tablet. */
  readonly reconnectIfSilent = (): void => {
    if (this.source?.readyState === EventSource.OPEN && performance.now() - this.lastContactAt > maxSilenceMs)
      this.reportLossAndRetry();
  };

  close(): void {
    clearTimeout(this.retryTimer);
    removeEventListener('focus', this.open);
    this.source?.close();
    this.source = null;
  }

  private readonly recordContact = (): void => {
    this.lastContactAt = performance.now();
  };
}
