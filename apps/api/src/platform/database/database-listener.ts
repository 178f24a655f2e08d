import type { Client } from 'pg';
import { ResilientClient } from './resilient-client.js';
import { idleSessionOption, timeouts } from './timeouts.js';

/** Notifications during a gap are lost, so `onNotification` is called with `null` after every connect. */
export class DatabaseListener {
  private client: Client | null = null;
  private retryTimer: NodeJS.Timeout | null = null;
  private keepAliveTimer: NodeJS.Timeout | null = null;
  private listening = false;
  private isClosed = false;

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
      this.scheduleReconnect();
    });
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    if (this.retryTimer) clearTimeout(this.retryTimer);
    this.disconnect();
  }

  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new ResilientClient({
      connectionString: this.databaseUrl,
      application_name: 'strapec-listener',
      connectionTimeoutMillis: timeouts.connection,
      keepAlive: true,
      options: idleSessionOption,
    });
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.onNotification(payload));
    client.on('end', () => this.scheduleReconnect());
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    if (this.isClosed) return this.disconnect();
    this.listening = true;
    this.scheduleKeepAlive(client);
    this.onNotification(null);
  }

  /** A connection without traffic looks like a lost one. */
  private scheduleKeepAlive(client: Client): void {
    this.keepAliveTimer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.listening && this.client === client && this.scheduleKeepAlive(client),
        () => undefined, // the event `end` follows
      );
    }, timeouts.idle).unref();
  }

  private stopListening(): void {
    this.listening = false;
    if (this.keepAliveTimer) clearTimeout(this.keepAliveTimer);
  }

  private scheduleReconnect(): void {
    this.stopListening();
    if (this.isClosed || this.retryTimer) return;
    this.retryTimer = setTimeout(() => {
      this.retryTimer = null;
      this.listen();
    }, timeouts.retry).unref();
  }
}
