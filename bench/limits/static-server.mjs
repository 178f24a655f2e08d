// The limit of a Node process: bytes from memory.
import { createServer } from 'node:http';

const body = Buffer.from(process.env.BODY ?? '', 'base64');
const headers = { 'Content-Type': process.env.TYPE, 'Content-Length': body.length };
if (process.env.ENCODING) headers['Content-Encoding'] = process.env.ENCODING;
const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(`open at http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
