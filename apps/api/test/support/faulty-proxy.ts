import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { once } from 'node:events';
import { seededRandom } from './seeded-random';

export interface FaultyProxy {
  /** The database's address through this wire. */
  url: string;
  /** Answers of the database that have set out so far. */
  answerCount(): number;
  /** Connections that the API holds open at this moment. */
  openCount(): number;
  /** Connections that were reset so far. */
  resetCount(): number;
  /** From now on every answer is under way for so many milliseconds. */
  delayAnswers(milliseconds: number): void;
  /** From now on so many of the connections are reset at each piece that goes over them, in either direction. */
  setResetShare(share: number): void;
  /**
   * For so many milliseconds nothing arrives anywhere. Afterwards this share of the connections has been forgotten, as
   * by a firewall that was started anew: nothing ever arrives on them, and neither end is told when the other leaves.
   */
  blockTraffic(milliseconds: number, forgotten: number): Promise<void>;
  close(): void;
}

/** One connection: two sockets, and what stands for the wire between them. */
interface ProxiedConnection {
  client: Socket;
  upstream: Socket;
  isDropped: boolean;
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A wire to the test file's database that can be slow, cut connections and go dead. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  const database = new URL(databaseUrl);
  const random = seededRandom(20261121);
  const connections = new Set<ProxiedConnection>();
  let [delayMs, resetShare, answers, resets] = [0, 0, 0, 0];
  let trafficResumed = Promise.resolve();

  const resetConnection = (line: ProxiedConnection): void => {
    if (!connections.delete(line)) return;
    resets += 1;
    line.client.resetAndDestroy();
    line.upstream.resetAndDestroy();
  };

  /** Passes on what comes from one end, each piece in its order and when it is due. */
  const forwardPieces = (line: ProxiedConnection, [from, to]: [Socket, Socket], getDelay: () => number): void => {
    let previousPiece = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      const arrival = getDelay() > 0 ? wait(getDelay()) : undefined;
      previousPiece = previousPiece.then(async () => {
        if (arrival) await arrival;
        await trafficResumed;
        if (line.isDropped || !to.writable) return;
        if (resetShare > 0 && random() < resetShare) resetConnection(line);
        else to.write(piece);
      });
    });
  };

  const closeConnection = (line: ProxiedConnection): void => {
    if (line.isDropped) return;
    connections.delete(line);
    line.client.destroy();
    line.upstream.destroy();
  };

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(database.port), host: database.hostname, noDelay: true });
    const line: ProxiedConnection = { client, upstream, isDropped: false };
    connections.add(line);
    upstream.on('data', () => (answers += 1));
    forwardPieces(line, [client, upstream], () => 0);
    forwardPieces(line, [upstream, client], () => delayMs);
    for (const socket of [client, upstream])
      socket.on('error', () => undefined).on('close', () => closeConnection(line));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: url.href,
    answerCount: () => answers,
    openCount: () => [...connections].filter(({ client }) => !client.destroyed).length,
    resetCount: () => resets,
    delayAnswers: (milliseconds) => (delayMs = milliseconds),
    setResetShare: (newShare) => (resetShare = newShare),
    blockTraffic: async (milliseconds, forgotten) => {
      trafficResumed = wait(milliseconds).then(() => {
        for (const line of connections) line.isDropped ||= random() < forgotten;
      });
      await trafficResumed;
    },
    close: () => {
      server.close();
      for (const { client, upstream } of connections) for (const socket of [client, upstream]) socket.destroy();
    },
  };
}
