import { type AddressInfo, type Socket, connect, createServer } from 'node:net';
import { once } from 'node:events';
import { seededRandom } from './seeded-random';

export interface FaultyProxy {
  /** The database's URL through this proxy. */
  url: string;
  /** Complete answers of the database so far; a long one comes in several pieces. */
  answerCount(): number;
  /** Connections that the API holds open at this moment. */
  openConnectionCount(): number;
  /** Connections that were reset so far. */
  resetCount(): number;
  /** Delays every answer of the database from now on. */
  delayAnswers(delayMs: number): void;
  /** From now on each piece of data, in either direction, resets its connection with this probability. */
  setResetShare(share: number): void;
  /**
   * Delivers nothing for a while. Afterwards this share of the connections is dropped without notice, as by a restarted
   * firewall: nothing arrives on them any more, and neither end learns that the other has closed.
   */
  blockTraffic(durationMs: number, droppedShare: number): Promise<void>;
  close(): void;
}

/** A client's socket and the proxy's socket to the database. */
interface ProxiedConnection {
  client: Socket;
  upstream: Socket;
  isDropped: boolean;
}

/** PostgreSQL's message ReadyForQuery ends every answer; one byte for the transaction's state follows. */
const readyForQueryBytes = Buffer.from('Z\0\0\0\x05', 'latin1');

const wait = (durationMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, durationMs));

/** A proxy to the test file's database that can delay answers, reset connections and block traffic. */
export async function startFaultyProxy(): Promise<FaultyProxy> {
  const targetUrl = new URL(databaseUrl);
  const random = seededRandom(20261121);
  const connections = new Set<ProxiedConnection>();
  let [delayMs, resetShare, answerCount, resetCount] = [0, 0, 0, 0];
  let trafficResumed = Promise.resolve();

  const resetConnection = (connection: ProxiedConnection): void => {
    if (!connections.delete(connection)) return;
    resetCount += 1;
    connection.client.resetAndDestroy();
    connection.upstream.resetAndDestroy();
  };

  /** Forwards the data of one socket to the other, in order and delayed. */
  const forwardPieces = (connection: ProxiedConnection, [from, to]: [Socket, Socket], getDelayMs: () => number) => {
    let previousWrite = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      const delay = getDelayMs() > 0 ? wait(getDelayMs()) : undefined;
      previousWrite = previousWrite.then(async () => {
        if (delay) await delay;
        await trafficResumed;
        if (connection.isDropped || !to.writable) return;
        if (resetShare > 0 && random() < resetShare) resetConnection(connection);
        else to.write(piece);
      });
    });
  };

  const closeConnection = (connection: ProxiedConnection): void => {
    if (connection.isDropped) return;
    connections.delete(connection);
    connection.client.destroy();
    connection.upstream.destroy();
  };

  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port: Number(targetUrl.port), host: targetUrl.hostname, noDelay: true });
    const connection: ProxiedConnection = { client, upstream, isDropped: false };
    connections.add(connection);
    upstream.on('data', (piece: Buffer) => {
      if (piece.subarray(-readyForQueryBytes.length - 1, -1).equals(readyForQueryBytes)) answerCount += 1;
    });
    forwardPieces(connection, [client, upstream], () => 0);
    forwardPieces(connection, [upstream, client], () => delayMs);
    for (const socket of [client, upstream])
      socket.on('error', () => undefined).on('close', () => closeConnection(connection));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxyUrl = new URL(databaseUrl);
  proxyUrl.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: proxyUrl.href,
    answerCount: () => answerCount,
    openConnectionCount: () => [...connections].filter(({ client }) => !client.destroyed).length,
    resetCount: () => resetCount,
    delayAnswers: (newDelayMs) => (delayMs = newDelayMs),
    setResetShare: (newShare) => (resetShare = newShare),
    blockTraffic: async (durationMs, droppedShare) => {
      trafficResumed = wait(durationMs).then(() => {
        for (const connection of connections) connection.isDropped ||= random() < droppedShare;
      });
      await trafficResumed;
    },
    close: () => {
      server.close();
      for (const { client, upstream } of connections) for (const socket of [client, upstream]) socket.destroy();
    },
  };
}
