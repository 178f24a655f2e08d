import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Response } from 'express';
import { Sessions } from '../../auth/sessions/sessions.js';
import type { Change } from '../../platform/change-feed/change.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffRequest } from '../../platform/http/access/staff-member.js';
import { LiveNews } from './live-news.js';

/** Streams of one process: a browser has one, however many tabs. */
const mostStreams = 100;
const mostOfSession = 6;
const mostOfPerson = 20;
/** Milliseconds between two signs of life; proxies give up on what is silent for a minute. */
const heartbeat = 20_000;
/** Milliseconds after which a browser whose stream has ended comes back. */
const comeBackIn = 2_000;
/** An event and no comment: pages hear it, and notice a line that has gone silent. */
const signOfLife = 'event: beat\ndata:\n\n';
/** To a stream that makes room for a younger one: its page comes back once it is in use again. */
const makeRoom = 'event: room\ndata:\n\n';
/** Bytes that wait for a reader who does not read; then the stream ends, and whoever comes back reads everything anew. */
const mostWaiting = 64_000;

/** The streams on which staff's pages are told what has changed (decision 0023). */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger(LiveStreams.name);
  /** From the oldest, each with the request that began it. */
  private readonly streams = new Map<Response, StaffRequest>();
  private closing = false;
  /** Events that are written when all that was heard with them is known. */
  private unsent = '';

  constructor(
    private readonly news: LiveNews,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Begins a stream that ends with the session, the process or the page, or for a younger one of the same session or person.
   * Throws `busy` when there are too many.
   */
  async open(request: StaffRequest, response: Response): Promise<void> {
    if (response.destroyed) return;
    this.endOldest(mostOfSession, ({ sessionID }) => sessionID === request.sessionID);
    this.endOldest(mostOfPerson, ({ staff }) => staff?.id === request.staff?.id);
    if (this.closing || this.streams.size >= mostStreams) throw new Problem('busy', { retryAfter: 5 });
    this.streams.set(response, request);
    response.once('close', () => {
      this.streams.delete(response);
      if (this.streams.size === 0) this.news.rest();
    });
    await this.sessions.keep(request);
    await this.news.tell(this.send);
    if (response.destroyed) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no', // nginx would hold it back
    });
    if (this.closing || request.method === 'HEAD') return void response.end();
    write(response, `retry: ${comeBackIn}\n${signOfLife}`);
    if (!this.streams.has(response)) response.end(makeRoom);
  }

  /** Whoever closes the application without a signal: the server would wait for them for ever. */
  onModuleDestroy(): void {
    this.close();
  }

  /** Ends all of them; nobody gets a new one. */
  close(): void {
    this.closing = true;
    for (const [response] of this.opened()) response.end();
  }

  /** A sign of life to everybody whose session lives; the others are shown out. */
  @Interval(heartbeat)
  beat(): void {
    if (this.streams.size === 0) return;
    this.endSignedOut().catch((error: unknown) => this.logger.warn({ err: error }, 'sessions could not be looked at'));
  }

  private async endSignedOut(): Promise<void> {
    const opened = this.opened();
    const living = await this.sessions.living([...new Set(opened.map(([, { sessionID }]) => sessionID))]);
    for (const [response, { sessionID }] of opened) {
      if (living.has(sessionID)) write(response, signOfLife);
      else response.end();
    }
  }

  /** So that one more is no more than `most` of those. */
  private endOldest(most: number, isOne: (request: StaffRequest) => boolean): void {
    const all = [...this.streams].filter(([, request]) => isOne(request));
    for (const [response] of all.slice(0, Math.max(0, all.length - most + 1))) {
      this.streams.delete(response);
      if (response.headersSent) response.end(makeRoom); // else it ends as soon as it is open
    }
  }

  private opened(): [Response, StaffRequest][] {
    return [...this.streams].filter(([response]) => response.headersSent);
  }

  /** What is said together is written together: in a rush guests reserve faster than a hundred streams can be written to. */
  private readonly send = (change: Change): void => {
    if (this.unsent === '') setImmediate(() => this.sendAll());
    this.unsent += `data: ${JSON.stringify(change)}\n\n`;
  };

  private sendAll(): void {
    const events = Buffer.from(this.unsent);
    this.unsent = '';
    for (const [response] of this.opened()) write(response, events);
  }
}

function write(response: Response, words: string | Buffer): void {
  if (response.writableLength > mostWaiting) response.destroy();
  else response.write(words);
}
