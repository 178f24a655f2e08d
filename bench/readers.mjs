// Guests who ask for one address over and over. They do as little as a guest can, so that the servers have the cores:
// autocannon reads each answer with a parser in JavaScript and is used up before a server is that sends bytes from memory.
import net from 'node:net';
import { connections } from './load.mjs';

const endOfHead = '\r\n\r\n';
const longestHead = 4_096; // bytes

/** A server that is asked for the same answer for so many seconds. */
export function readServer(name, { url, processorTime }, { seconds, headers = {} }) {
  return { name, processorTime, run: () => readFor(seconds, [url], headers) };
}

/** Several servers that share the guests. */
export function readServers(name, servers, { path, seconds, headers = {} }) {
  const urls = servers.map(({ url }) => url + path);
  const processorTime = () => servers.reduce((sum, one) => sum + one.processorTime(), 0);
  return { name, processorTime, run: () => readFor(seconds, urls, headers) };
}

async function readFor(seconds, urls, headers) {
  const latencies = [];
  const begin = performance.now();
  const isOver = () => performance.now() - begin > seconds * 1_000;
  const guests = Array.from({ length: connections }, (_, guest) =>
    readOnAndOn(new URL(urls[guest % urls.length]), { headers, isOver, latencies }),
  );
  await Promise.all(guests);
  const spent = (performance.now() - begin) / 1_000;
  const sorted = Float64Array.from(latencies).sort();
  const quantile = (part) => sorted[Math.floor(sorted.length * part)];
  return { amount: sorted.length, seconds: spent, p50: quantile(0.5), p99: quantile(0.99) };
}

/** One guest on one connection: asks again as soon as the answer is there. */
function readOnAndOn({ hostname, port, pathname, search }, { headers, isOver, latencies }) {
  const lines = Object.entries({ Host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}${endOfHead}`);
  return new Promise((resolve, reject) => {
    let missing = 0; // bytes of the answer that is on its way; nothing is known of it before its head
    let askedAt = 0;
    const ask = () => {
      missing = 0;
      askedAt = performance.now();
      socket.write(question);
    };
    const take = (bytes, buffer) => {
      if (missing === 0) missing = lengthOf(buffer, bytes);
      missing -= bytes;
      if (missing > 0) return true;
      latencies.push(performance.now() - askedAt);
      if (isOver()) socket.end();
      else ask();
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(65_536), callback: guarded(take, reject) };
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true, onread }, ask);
    socket.on('error', reject).on('close', resolve);
  });
}

/** The bytes of an answer and its head: while the best compression is still being found, answers change their length. */
function lengthOf(buffer, bytes) {
  const head = buffer.latin1Slice(0, Math.min(bytes, longestHead));
  const end = head.indexOf(endOfHead);
  const content = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.slice(9, 12) !== '200' || end < 0 || content === undefined)
    throw new Error(`answered ${head.slice(0, 300)}`);
  return end + endOfHead.length + Number(content);
}

const guarded =
  (work, fail) =>
  (...given) => {
    try {
      return work(...given);
    } catch (error) {
      fail(error);
      return false;
    }
  };
