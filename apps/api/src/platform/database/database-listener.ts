import type { Client } from 'pg';
import { ResilientClient } from './resilient-client.js';
import { idleSessionOption, timeouts } from './timeouts.js';

/** Notifications during a gap are lost, so `onNotification` is called with `null` after every connect. */
export class DatabaseListener {
  private client: Client | null = null;
  private reconnectTimer: NodeJS.Timeout | null = null;
  private keepAliveTimer: NodeJS.Timeout | null = null;
  isListening = false;
  private isClosed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly onNotification: (payload: string | null) => void,
  ) {}

  listen(): void {
    void this.connect().catch(() => {
      this.disconnect();
      this.scheduleReconnect();
    });
  }

  close(): void {
    this.isClosed = true;
    this.stopListening();
    if (this.reconnectTimer) clearTimeout(this.reconnectTimer);
    this.disconnect();
  }

  private disconnect(): void {
    void this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new ResilientClient({
      connectionString: this.databaseUrl,
      application_name: 'strapec-listener',
      connectionTimeoutMillis: timeouts.connectionMs,
      keepAlive: true,
      options: idleSessionOption,
    });
    this.client = client;
    client.on('notification', ({ payload = '' }) => this.onNotification(payload));
    client.on('end', () => this.scheduleReconnect());
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    if (this.isClosed) return this.disconnect();
    this.isListening = true;
    this.scheduleKeepAlive(client);
    this.onNotification(null);
  }

  /** A connection without traffic looks like a lost one. */
  private scheduleKeepAlive(client: Client): void {
    this.keepAliveTimer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.isListening && this.client === client && this.scheduleKeepAlive(client),
        () => undefined, // the event `end` follows
      );
    }, timeouts.idleMs).unref();
  }

  private stopListening(): void {
    this.isListening = false;
    if (this.keepAliveTimer) clearTimeout(this.keepAliveTimer);
  }

  private scheduleReconnect(): void {
    this.stopListening();
    if (this.isClosed || this.reconnectTimer) return;
    this.reconnectTimer = setTimeout(() => {
      this.reconnectTimer = null;
      this.listen();
    }, timeouts.retryMs).unref();
  }
}
