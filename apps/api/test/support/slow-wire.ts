import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { once } from 'node:events';

export interface SlowWire {
  /** The database's address through this wire. */
  url: string;
  /** Answers of the database that have set out so far. */
  answers(): number;
  /** From now on every answer is under way for so many milliseconds. */
  delayBy(milliseconds: number): void;
  close(): void;
}

/** A wire to the test file's database whose answers can be held up. */
export async function slowWire(): Promise<SlowWire> {
  const database = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let delay = 0;
  let answers = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(database.port), database.hostname);
    client.pipe(upstream);
    upstream.on('data', (answer: Buffer) => {
      answers += 1;
      setTimeout(() => client.writable && client.write(answer), delay);
    });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => client.destroy() && upstream.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    answers: () => answers,
    delayBy: (milliseconds) => (delay = milliseconds),
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
