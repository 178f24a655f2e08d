import type { Client } from 'pg';
import { EnduringClient } from './enduring-client.js';
import { endWhenForgotten, timeouts } from './timeouts.js';

/**
 * On its own connection, which reconnects. Notifications during a gap are lost, so `heard` is called with `null` after
 * every connect.
 */
export class Notifications {
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private signs: NodeJS.Timeout | null = null;
  private listening = false;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly heard: (said: string | null) => void,
  ) {}

  get isListening(): boolean {
    return this.listening;
  }

  /** In the background, until `close`. */
  listen(): void {
    void this.connect().catch(() => {
      this.hangUp();
      this.lost();
    });
  }

  close(): void {
    this.closed = true;
    this.deafen();
    if (this.retry) clearTimeout(this.retry);
    this.hangUp();
  }

  private hangUp(): void {
    void this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new EnduringClient({
      connectionString: this.databaseUrl,
      application_name: 'strapec-listener',
      connectionTimeoutMillis: timeouts.connection,
      keepAlive: true,
      options: endWhenForgotten,
    });
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.heard(payload));
    client.on('end', () => this.lost());
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    if (this.closed) return this.hangUp();
    this.listening = true;
    this.askForSigns(client);
    this.heard(null);
  }

  /** A connection without traffic looks like a lost one. */
  private askForSigns(client: Client): void {
    this.signs = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.listening && this.client === client && this.askForSigns(client),
        () => undefined, // the event `end` follows
      );
    }, timeouts.idle).unref();
  }

  private deafen(): void {
    this.listening = false;
    if (this.signs) clearTimeout(this.signs);
  }

  private lost(): void {
    this.deafen();
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      this.listen();
    }, timeouts.retry).unref();
  }
}
