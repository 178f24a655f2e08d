import { Client } from 'pg';

const retryAfter = 1_000; // milliseconds

/**
 * Listens to one channel of PostgreSQL on a connection of its own, and connects anew when it is lost. What was said
 * while nobody listened is gone: `heard` is called after every connecting, as if something had been said.
 */
export class Notifications {
  private client: Client | null = null;
  private retry: NodeJS.Timeout | null = null;
  private listening = false;
  private closed = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly channel: string,
    private readonly heard: () => void,
  ) {}

  /** Whether a change would be heard at this moment. */
  get isListening(): boolean {
    return this.listening;
  }

  /** Connects in the background; a database that is away is tried again until `close`. */
  open(): void {
    void this.connect().catch(() => {
      this.hangUp();
      this.lost();
    });
  }

  close(): void {
    this.closed = true;
    this.listening = false;
    if (this.retry) clearTimeout(this.retry);
    this.hangUp();
  }

  private hangUp(): void {
    void this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.databaseUrl,
      application_name: 'strapec-listener',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    });
    this.client = client;
    client.on('notification', () => this.heard());
    client.on('error', () => undefined); // `end` follows
    client.on('end', () => this.lost());
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(this.channel)}`);
    if (this.closed) return this.hangUp();
    this.listening = true;
    this.heard();
  }

  private lost(): void {
    this.listening = false;
    if (this.closed || this.retry) return;
    this.retry = setTimeout(() => {
      this.retry = null;
      this.open();
    }, retryAfter).unref();
  }
}
