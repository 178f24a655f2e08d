import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { countResponse } from '../../metrics/process-metrics.js';

interface Place {
  response: ServerResponse;
  index: number;
}

/**
 * The unfinished responses. While the process closes, each of them gets `Connection: close`: clients with keep-alive would
 * delay the shutdown by seconds, or have their next request cut off (proof F5).
 *
 * A list and not a Set: the old tables of a growing Set refer to the new ones, so that once an old table is in the old
 * generation, responses are no longer freed early, and garbage collection costs ten times as much (docs/performance.md).
 */
@Injectable()
export class OpenResponses {
  private readonly open: Place[] = [];
  private closing = false;

  get isClosing(): boolean {
    return this.closing;
  }

  /** From now on every connection closes after its answer. */
  close(): void {
    this.closing = true;
    for (const { response } of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  track(response: ServerResponse): void {
    if (this.closing) response.setHeader('Connection', 'close');
    const place = { response, index: this.open.length };
    this.open.push(place);
    response.once('close', () => {
      this.forget(place);
      countResponse(response.statusCode);
    });
  }

  /** The last entry takes the free index. */
  private forget({ index }: Place): void {
    const last = this.open.pop();
    if (!last || last.index === index) return;
    last.index = index;
    this.open[index] = last;
  }
}
