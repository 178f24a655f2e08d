import type { LiveChange, LiveListener } from './live-change';
import { openStream } from './open-stream';

const name = 'strapec-live';

/** What the tab with the stream tells the others. */
type Said =
  { kind: 'opened' } | { kind: 'lost'; silentFor: number } | { kind: 'heard'; change: LiveChange } | { kind: 'joined' };

/**
 * Follows the house with one stream for all tabs of a browser, which may hold six connections to a house without HTTP/2: one
 * tab has it and tells the others. Whichever tab comes into view takes it, since a tablet puts the others to sleep. Without HTTPS there
 * are no locks, and each tab has its own.
 */
export function followHouse(listener: LiveListener): () => void {
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
  /** Whether the stream of this tab is open. */
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

  /** Waits for the stream, or takes it; whoever loses it waits again. */
  private stand(how: { steal?: true }): void {
    const options = how.steal ? how : { signal: this.leaving.signal };
    navigator.locks
      .request(name, options, () => this.lead())
      .catch(() => {
        if (this.stopLeading) this.stopLeading();
        else return; // it waited, and has left
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
