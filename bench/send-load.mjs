// Clients over bare sockets: they do as little as a client can, so that the servers have the processor.
import net from 'node:net';

const headEnd = '\r\n\r\n';
const retryMs = 200;

/** Sends requests, 32 at a time, for so many seconds or until so many have a response; returns the milliseconds of each. */
export async function sendLoad(url, nextRequest, limits) {
  const { seconds = Infinity, requestCount = Infinity, connectionCount = 32 } = limits;
  const startedAt = performance.now();
  const timesMs = [];
  let sentCount = 0;
  const takeNextRequest = () => {
    const isFinished = performance.now() - startedAt > seconds * 1_000 || sentCount >= requestCount;
    sentCount += 1;
    return isFinished ? null : nextRequest();
  };
  const openConnection = () => runConnection(new URL(url), { takeNextRequest, timesMs });
  await Promise.all(Array.from({ length: connectionCount }, openConnection));
  return { timesMs, seconds: (performance.now() - startedAt) / 1_000 };
}

/** One connection: sends the next request as soon as the response is there. */
function runConnection({ hostname, port, host }, { takeNextRequest, timesMs }) {
  return new Promise((resolve, reject) => {
    let missingByteCount = 0; // of the response, still to come
    let sentAt = 0;
    let isServerBusy = false; // a guest who is asked to try again does
    let request;
    const sendNext = () => {
      request = takeNextRequest();
      sentAt = performance.now();
      if (request) send();
      else socket.end();
    };
    const send = () => socket.write(toRequestText(host, request));
    const readResponse = (byteCount, buffer) => {
      const responseText = buffer.latin1Slice(0, byteCount);
      if (missingByteCount === 0) {
        missingByteCount = responseLength(responseText);
        isServerBusy = responseText.startsWith('HTTP/1.1 503 ');
      }
      missingByteCount -= byteCount;
      if (Number.isNaN(missingByteCount)) socket.destroy(new Error(`answered ${responseText.slice(0, 300)}`));
      if (missingByteCount !== 0) return true;
      if (!isServerBusy) timesMs.push(performance.now() - sentAt);
      if (isServerBusy) setTimeout(send, retryMs);
      else sendNext();
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(65_536), callback: readResponse };
    const socket = net.connect({ host: hostname, port: Number(port), noDelay: true, onread }, sendNext);
    socket.on('error', reject).on('close', resolve);
  });
}

function toRequestText(host, { method = 'GET', path, headers = {}, body = '' }) {
  const lengthHeader = body ? { 'content-length': Buffer.byteLength(body) } : {};
  const headerLines = Object.entries({ host, ...headers, ...lengthHeader }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${headerLines.join('\r\n')}${headEnd}${body}`;
}

/** The bytes of a successful or busy response with its head; NaN for any other. */
function responseLength(responseText) {
  const headLength = responseText.indexOf(headEnd);
  const [, contentLength] = /\r\ncontent-length: (\d+)/i.exec(responseText.slice(0, headLength)) ?? [];
  return /^HTTP\/1.1 (20[01]|503) /.test(responseText) ? headLength + headEnd.length + Number(contentLength) : NaN;
}
