import { type RemoteInfo, type Socket, createSocket } from 'node:dgram';

/** The records of a name. */
export interface DnsRecords {
  TXT?: string[];
  MX?: { priority: number; exchange: string }[];
}
export type DnsAnswer = DnsRecords | 'no-such-name' | 'server-failure' | 'stall';

const recordTypes = { TXT: 16, MX: 15 } as const;
const responseCodes = { 'no-such-name': 3, 'server-failure': 2 } as const;

/** A DNS server on loopback that answers from its zone; every other name does not exist, and `stall` gets no answer. */
export class TestDnsServer {
  zone: Record<string, DnsAnswer> = {};
  queryCount = 0;
  private readonly socket: Socket = createSocket('udp4');

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`;
  }

  async open(): Promise<void> {
    this.socket.on('message', (query, sender) => this.reply(query, sender));
    await new Promise<void>((opened) => this.socket.bind(0, '127.0.0.1', opened));
  }

  close(): void {
    this.socket.close();
  }

  private reply(query: Buffer, { port, address }: RemoteInfo): void {
    this.queryCount += 1;
    const { name, type, end } = readQuestion(query);
    const answer = this.zone[name] ?? 'no-such-name';
    if (answer === 'stall') return;
    const records = typeof answer === 'string' ? [] : encodeRecords(answer, type);
    const header = Buffer.alloc(12);
    query.copy(header, 0, 0, 2);
    header.writeUInt16BE(0x8180 | (typeof answer === 'string' ? responseCodes[answer] : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(records.length, 6);
    const answerRecords = records.map((data) => Buffer.concat([encodeAnswerHead(type, data.length), data]));
    this.socket.send(Buffer.concat([header, query.subarray(12, end), ...answerRecords]), port, address);
  }
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let offset = 12;
  for (let length = query[offset] ?? 0; length > 0; length = query[offset] ?? 0) {
    labels.push(query.toString('ascii', offset + 1, offset + 1 + length));
    offset += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(offset + 1), end: offset + 5 };
}

function encodeRecords({ TXT = [], MX = [] }: DnsRecords, type: number): Buffer[] {
  if (type === recordTypes.TXT) return TXT.map((text) => Buffer.concat(encodeText(text)));
  if (type !== recordTypes.MX) return [];
  return MX.map(({ priority, exchange }) => Buffer.concat([encodeUint16(priority), encodeName(exchange)]));
}

/** A long text is sent in parts of at most 255 bytes, each after its length. */
function encodeText(text: string): Buffer[] {
  const parts = text.match(/[^]{1,200}/g) ?? [''];
  return parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]));
}

function encodeName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

function encodeAnswerHead(type: number, dataLength: number): Buffer {
  // a pointer to the name of the question, the type, class IN, a minute to live
  return Buffer.concat([
    Buffer.from([0xc0, 12]),
    encodeUint16(type),
    Buffer.from([0, 1, 0, 0, 0, 60]),
    encodeUint16(dataLength),
  ]);
}

function encodeUint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
