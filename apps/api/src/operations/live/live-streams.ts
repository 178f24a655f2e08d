import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import type { Response } from 'express';
import { Sessions } from '../../auth/sessions/sessions.js';
import type { FeedChange } from '../../platform/change-feed/feed-change.js';
import { Problem } from '../../platform/http/problems/problem.js';
import type { StaffRequest } from '../../platform/http/access/staff-member.js';
import { LiveFeed } from './live-feed.js';

/** Of one process. A browser uses one stream for all tabs. */
const maxStreams = 100;
const maxStreamsPerSession = 6;
const maxStreamsPerStaffMember = 20;
/** Milliseconds; proxies close connections that are idle for a minute. */
const heartbeatIntervalMs = 20_000;
/** Milliseconds. */
const reconnectDelayMs = 2_000;
/** Pages detect a dead connection by it: they receive events, not comments. */
const heartbeatEvent = 'event: beat\ndata:\n\n';
/** A newer stream takes its place; the page reconnects when it is used again. */
const replacedEvent = 'event: room\ndata:\n\n';
/** Bytes. Above that the stream ends, and the client loads everything again. */
const maxBufferedBytes = 64_000;

/** Decision 0023. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  private readonly logger = new Logger(LiveStreams.name);
  /** Oldest first. */
  private readonly streams = new Map<Response, StaffRequest>();
  private isClosing = false;
  private queuedEvents = '';

  constructor(
    private readonly feed: LiveFeed,
    private readonly sessions: Sessions,
  ) {}

  /** Throws `busy`. */
  async openStream(request: StaffRequest, response: Response): Promise<void> {
    if (response.destroyed) return;
    this.endOldestStreams(maxStreamsPerSession, ({ sessionID }) => sessionID === request.sessionID);
    this.endOldestStreams(maxStreamsPerStaffMember, ({ staff }) => staff?.id === request.staff?.id);
    if (this.isClosing || this.streams.size >= maxStreams) throw new Problem('busy', { retryAfter: 5 });
    this.streams.set(response, request);
    response.once('close', () => {
      this.streams.delete(response);
      if (this.streams.size === 0) this.feed.stop();
    });
    await this.sessions.saveSession(request);
    await this.feed.start(this.queueChange);
    if (response.destroyed) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'X-Accel-Buffering': 'no', // nginx would buffer the stream
    });
    if (this.isClosing || request.method === 'HEAD') return void response.end();
    writeEvents(response, `retry: ${reconnectDelayMs}\n${heartbeatEvent}`);
    if (!this.streams.has(response)) response.end(replacedEvent);
  }

  /** The server would wait for open streams. */
  onModuleDestroy(): void {
    this.close();
  }

  close(): void {
    this.isClosing = true;
    for (const [response] of this.listStartedStreams()) response.end();
  }

  @Interval(heartbeatIntervalMs)
  sendHeartbeats(): void {
    if (this.streams.size === 0) return;
    this.endSignedOutStreams().catch((error: unknown) =>
      this.logger.warn({ err: error }, 'sessions could not be looked at'),
    );
  }

  private async endSignedOutStreams(): Promise<void> {
    const streams = this.listStartedStreams();
    const activeSessionIds = await this.sessions.findActiveSessionIds([
      ...new Set(streams.map(([, { sessionID }]) => sessionID)),
    ]);
    for (const [response, { sessionID }] of streams) {
      if (activeSessionIds.has(sessionID)) writeEvents(response, heartbeatEvent);
      else response.end();
    }
  }

  private endOldestStreams(limit: number, isSameOwner: (request: StaffRequest) => boolean): void {
    const ownerStreams = [...this.streams].filter(([, request]) => isSameOwner(request));
    for (const [response] of ownerStreams.slice(0, Math.max(0, ownerStreams.length - limit + 1))) {
      this.streams.delete(response);
      if (response.headersSent) response.end(replacedEvent);
    }
  }

  private listStartedStreams(): [Response, StaffRequest][] {
    return [...this.streams].filter(([response]) => response.headersSent);
  }

  /** Changes of the same tick are one write. */
  private readonly queueChange = (change: FeedChange): void => {
    if (this.queuedEvents === '') setImmediate(() => this.sendQueuedEvents());
    this.queuedEvents += `data: ${JSON.stringify(change)}\n\n`;
  };

  private sendQueuedEvents(): void {
    const events = Buffer.from(this.queuedEvents);
    this.queuedEvents = '';
    for (const [response] of this.listStartedStreams()) writeEvents(response, events);
  }
}

function writeEvents(response: Response, text: string | Buffer): void {
  if (response.writableLength > maxBufferedBytes) response.destroy();
  else response.write(text);
}
