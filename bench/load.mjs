// Clients over bare sockets: they do as little as a client can, so that the servers have the processor.
import net from 'node:net';

const endOfHead = '\r\n\r\n';
const retryMs = 200;

/** Sends requests, 32 at a time, for so many seconds or until so many are answered; answers with the milliseconds of each. */
export async function load(url, nextRequest, { seconds = Infinity, amount = Infinity, connections = 32 }) {
  const begin = performance.now();
  const times = [];
  let sent = 0;
  const next = () => {
    const isOver = performance.now() - begin > seconds * 1_000 || sent >= amount;
    sent += 1;
    return isOver ? null : nextRequest();
  };
  await Promise.all(Array.from({ length: connections }, () => sendInTurn(new URL(url), { next, times })));
  return { times, seconds: (performance.now() - begin) / 1_000 };
}

/** One connection: sends the next request as soon as the answer is there. */
function sendInTurn({ hostname, port, host }, { next, times }) {
  return new Promise((resolve, reject) => {
    let missingBytes = 0; // bytes of the answer that are still to come
    let sentAt = 0;
    let isBusy = false; // a guest who is asked to try again does
    let request;
    const sendNext = () => {
      request = next();
      sentAt = performance.now();
      if (request) send();
      else socket.end();
    };
    const send = () => socket.write(toRequestText(host, request));
    const readAnswer = (bytes, buffer) => {
      const begin = buffer.latin1Slice(0, bytes);
      if (missingBytes === 0) {
        missingBytes = answerLength(begin);
        isBusy = begin.startsWith('HTTP/1.1 503 ');
      }
      missingBytes -= bytes;
      if (Number.isNaN(missingBytes)) socket.destroy(new Error(`answered ${begin.slice(0, 300)}`));
      if (missingBytes !== 0) return true;
      if (!isBusy) times.push(performance.now() - sentAt);
      if (isBusy) setTimeout(send, retryMs);
      else sendNext();
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(65_536), callback: readAnswer };
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true, onread }, sendNext);
    socket.on('error', reject).on('close', resolve);
  });
}

function toRequestText(host, { method = 'GET', path, headers = {}, body = '' }) {
  const length = body ? { 'content-length': Buffer.byteLength(body) } : {};
  const lines = Object.entries({ host, ...headers, ...length }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${endOfHead}${body}`;
}

/** The bytes of a good answer with its head; not a number for any other. */
function answerLength(answer) {
  const end = answer.indexOf(endOfHead);
  const [, content] = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end)) ?? [];
  return /^HTTP\/1.1 (20[01]|503) /.test(answer) ? end + endOfHead.length + Number(content) : Number.NaN;
}
