import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { countResponse } from '../../metrics/process-metrics.js';

/** A response and where it stands in the list. */
interface Place {
  response: ServerResponse;
  index: number;
}

/**
 * The answers under way. Once the process is closing, each of them tells its client to leave: busy keep-alive clients
 * would hold the shutdown up for seconds, or have their next request cut off (proof F5).
 *
 * A list and not a Set: the tables that a busy Set has outgrown point to their successors, so that once one of them has
 * grown old, no response dies young any more, and collecting garbage costs ten times as much (docs/performance.md).
 */
@Injectable()
export class OpenResponses {
  private readonly open: Place[] = [];
  private closing = false;

  get isClosing(): boolean {
    return this.closing;
  }

  /** From now on no connection outlives its answer. */
  close(): void {
    this.closing = true;
    for (const { response } of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  /** Takes an answer into the list until it has been given. */
  track(response: ServerResponse): void {
    if (this.closing) response.setHeader('Connection', 'close');
    const place = { response, index: this.open.length };
    this.open.push(place);
    response.once('close', () => {
      this.forget(place);
      countResponse(response.statusCode);
    });
  }

  /** The last one takes its place. */
  private forget({ index }: Place): void {
    const last = this.open.pop();
    if (!last || last.index === index) return;
    last.index = index;
    this.open[index] = last;
  }
}
