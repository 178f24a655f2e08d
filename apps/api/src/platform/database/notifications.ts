import type { Client } from 'pg';
import { EnduringClient } from './enduring-client.js';
import { endWhenForgotten, timeouts } from './timeouts.js';

/** Notifications during a gap are lost, so `onNotification` is called with `null` after every connect. */
export class Notifications {
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private keepAlive: NodeJS.Timeout | null = null;
  private listening = false;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly onNotification: (payload: string | null) => void,
  ) {}

  get isListening(): boolean {
    return this.listening;
  }

  listen(): void {
    void this.connect().catch(() => {
      this.disconnect();
      this.reconnect();
    });
  }

  close(): void {
    this.closed = true;
    this.stopListening();
    if (this.retry) clearTimeout(this.retry);
    this.disconnect();
  }

  private disconnect(): void {
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
    client.on('notification', ({ payload = '' }) => this.onNotification(payload));
    client.on('end', () => this.reconnect());
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    if (this.closed) return this.disconnect();
    this.listening = true;
    this.keepConnected(client);
    this.onNotification(null);
  }

  /** A connection without traffic looks like a lost one. */
  private keepConnected(client: Client): void {
    this.keepAlive = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.listening && this.client === client && this.keepConnected(client),
        () => undefined, // the event `end` follows
      );
    }, timeouts.idle).unref();
  }

  private stopListening(): void {
    this.listening = false;
    if (this.keepAlive) clearTimeout(this.keepAlive);
  }

  private reconnect(): void {
    this.stopListening();
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      this.listen();
    }, timeouts.retry).unref();
  }
}
