import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Request, Response } from 'express';
import { Sessions } from '../auth/sessions.js';
import type { Change } from '../changes/change.js';
import { Problem } from '../http/problem.js';
import { LiveNews } from './live-news.js';

/** Streams of one process: a browser has one, however many tabs. */
const mostStreams = 100;
/** Milliseconds between two signs of life; proxies give up on what is silent for a minute. */
const heartbeat = 20_000;
/** Milliseconds after which a browser whose stream has ended comes back. */
const comeBackIn = 2_000;
/** An event and no comment: pages hear it, and notice a line that has gone silent. */
const signOfLife = 'event: beat\ndata:\n\n';
/** Bytes that wait for a reader who does not read; then the stream ends, and whoever comes back reads everything anew. */
const mostWaiting = 64_000;

/** The streams on which staff's pages are told what has changed (decision 0023). */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly sidOf = new Map<Response, string>();
  private opening = 0;
  private closing = false;
  /** Events that are written when all that was heard with them is known. */
  private unsent = '';

  constructor(
    private readonly news: LiveNews,
    private readonly sessions: Sessions,
  ) {}

  /** Begins a stream that ends with the session, the process or the page. Throws `busy` when there are too many. */
  async open(request: Request, response: Response): Promise<void> {
    if (this.closing || this.sidOf.size + this.opening >= mostStreams) throw new Problem('busy', { retryAfter: 5 });
    this.opening += 1;
    try {
      await this.sessions.keep(request);
      await this.news.tell(this.send);
    } finally {
      this.opening -= 1;
    }
    this.begin(request, response);
  }

  /** Whoever closes the application without a signal: the server would wait for them for ever. */
  onModuleDestroy(): void {
    this.close();
  }

  /** Ends all of them; nobody gets a new one. */
  close(): void {
    this.closing = true;
    for (const response of this.sidOf.keys()) response.end();
  }

  /** A sign of life to everybody whose session lives; the others are shown out. */
  @Interval(heartbeat)
  beat(): void {
    if (this.sidOf.size === 0) return;
    this.endSignedOut().catch((error: unknown) => this.logger.warn({ err: error }, 'sessions could not be looked at'));
  }

  private async endSignedOut(): Promise<void> {
    const living = await this.sessions.living([...new Set(this.sidOf.values())]);
    for (const [response, sid] of this.sidOf) {
      if (living.has(sid)) write(response, signOfLife);
      else response.end();
    }
  }

  private begin(request: Request, response: Response): void {
    if (response.destroyed) return this.restIfAlone();
    response.once('close', () => {
      this.sidOf.delete(response);
      this.restIfAlone();
    });
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no', // nginx would hold it back
    });
    if (this.closing || request.method === 'HEAD') return void response.end();
    this.sidOf.set(response, request.sessionID);
    write(response, `retry: ${comeBackIn}\n${signOfLife}`);
  }

  private restIfAlone(): void {
    if (this.sidOf.size + this.opening === 0) this.news.rest();
  }

  /** What is said together is written together: in a rush guests reserve faster than a hundred streams can be written to. */
  private readonly send = (change: Change): void => {
    if (this.unsent === '') setImmediate(() => this.sendAll());
    this.unsent += `data: ${JSON.stringify(change)}\n\n`;
  };

  private sendAll(): void {
    const events = Buffer.from(this.unsent);
    this.unsent = '';
    for (const response of this.sidOf.keys()) write(response, events);
  }
}

function write(response: Response, words: string | Buffer): void {
  if (response.writableLength > mostWaiting) response.destroy();
  else response.write(words);
}
