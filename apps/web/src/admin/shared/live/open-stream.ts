import { getFollowHouseUrl } from '@strapec/contracts';
import { type LiveListener, readLiveChange } from './live-change';

// milliseconds
const retryAfter = 2_000;
/** The house gives a sign of life every 20 seconds. */
const silence = 45_000;
const lookEvery = 5_000;

/** Follows the house until the answer is called; a stream that ends or goes silent is opened anew for as long as it takes. */
export function openStream(listener: LiveListener): () => void {
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
    const source = new EventSource(getFollowHouseUrl());
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
    source.onerror = this.lose; // the browser's own way back gives up at the first refusal
  };

  readonly lose = (): void => {
    this.close();
    this.listener.lost(performance.now() - this.heardAt);
    if (navigator.onLine) this.retry = setTimeout(this.open, retryAfter); // else the device says when
  };

  /** A network that has gone without a word says nothing, nor does a tablet that has slept. */
  readonly look = (): void => {
    if (this.source?.readyState === EventSource.OPEN && performance.now() - this.heardAt > silence) this.lose();
  };

  close(): void {
    clearTimeout(this.retry);
    this.source?.close();
    this.source = null;
  }

  private readonly noteLife = (): void => {
    this.heardAt = performance.now();
  };
}
