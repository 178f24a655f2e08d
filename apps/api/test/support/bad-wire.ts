import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { once } from 'node:events';
import { seededRandom } from './random';

export interface BadWire {
  /** The database's address through this wire. */
  url: string;
  /** Answers of the database that have set out so far. */
  answers(): number;
  /** Connections that the API holds open at this moment. */
  open(): number;
  /** Connections that were reset so far. */
  resets(): number;
  /** From now on every answer is under way for so many milliseconds. */
  delayBy(milliseconds: number): void;
  /** From now on so many of the connections are reset at each piece that goes over them, in either direction. */
  reset(share: number): void;
  /**
   * For so many milliseconds nothing arrives anywhere. Afterwards this share of the connections has been forgotten, as
   * by a firewall that was started anew: nothing ever arrives on them, and neither end is told when the other leaves.
   */
  swallow(milliseconds: number, forgotten: number): Promise<void>;
  close(): void;
}

/** One connection: two sockets, and what stands for the wire between them. */
interface Line {
  client: Socket;
  upstream: Socket;
  isForgotten: boolean;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A wire to the test file's database that can be slow, cut connections and go dead. */
export async function badWire(): Promise<BadWire> {
  const database = new URL(databaseUrl);
  const random = seededRandom(20261121);
  const lines = new Set<Line>();
  let [delay, share, answers, resets] = [0, 0, 0, 0];
  let passable = Promise.resolve();

  const cut = (line: Line): void => {
    if (!lines.delete(line)) return;
    resets += 1;
    line.client.resetAndDestroy();
    line.upstream.resetAndDestroy();
  };

  /** Passes on what comes from one end, each piece in its order and when it is due. */
  const pass = (line: Line, [from, to]: [Socket, Socket], lateness: () => number): void => {
    let before = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      const arrival = lateness() > 0 ? wait(lateness()) : undefined;
      before = before.then(async () => {
        if (arrival) await arrival;
        await passable;
        if (line.isForgotten || !to.writable) return;
        if (share > 0 && random() < share) cut(line);
        else to.write(piece);
      });
    });
  };

  const hangUp = (line: Line): void => {
    if (line.isForgotten) return;
    lines.delete(line);
    line.client.destroy();
    line.upstream.destroy();
  };

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(database.port), host: database.hostname, noDelay: true });
    const line: Line = { client, upstream, isForgotten: false };
    lines.add(line);
    upstream.on('data', () => (answers += 1));
    pass(line, [client, upstream], () => 0);
    pass(line, [upstream, client], () => delay);
    for (const socket of [client, upstream]) socket.on('error', () => undefined).on('close', () => hangUp(line));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    answers: () => answers,
    open: () => [...lines].filter(({ client }) => !client.destroyed).length,
    resets: () => resets,
    delayBy: (milliseconds) => (delay = milliseconds),
    reset: (newShare) => (share = newShare),
    swallow: async (milliseconds, forgotten) => {
      passable = wait(milliseconds).then(() => {
        for (const line of lines) line.isForgotten ||= random() < forgotten;
      });
      await passable;
    },
    close: () => {
      server.close();
      for (const { client, upstream } of lines) for (const socket of [client, upstream]) socket.destroy();
    },
  };
}
