import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

const slowAnswerMs = 1_500;

/** What the mail server does with a mail: takes it, refuses it for now or for good, goes silent, hangs up after DATA, or takes its time. */
export type MailBehaviour = 'take' | 'take-slowly' | 'refuse-now' | 'refuse-for-good' | 'stall' | 'cut-after-data';

export interface ReceivedMail {
  messageId: string;
  /** The envelope's sender: mails come back to it. */
  returnsTo: string;
  to: string;
  wasCut: boolean;
  parsed: ParsedMail;
}

/** A real mail server on loopback that behaves as it is told. */
export class TestSmtpServer {
  readonly received: ReceivedMail[] = [];
  /** Addresses that it says do not exist. */
  readonly unknownAddresses = new Set<string>();
  /** Its refusal of the sender; `null`: it takes every sender. */
  senderRefusal: string | null = null;
  private nextBehaviours: MailBehaviour[] = [];
  private readonly sockets = new Map<number, Socket>();
  private server: SMTPServer | null = null;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Opens, on the same port as before if it was open before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_sender, _session, done) => {
        const refusal = Object.assign(new Error(this.senderRefusal ?? ''), { responseCode: 553 });
        done(this.senderRefusal === null ? null : refusal);
      },
      onRcptTo: ({ address }, _session, done) => {
        const unknown = Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 });
        done(this.unknownAddresses.has(address) ? unknown : null);
      },
      onData: (stream, session, done) => void this.handleMail(stream, session, done),
    });
    server.on('error', () => undefined); // connections that a test cuts
    server.server.on('connection', (socket: Socket) => this.sockets.set(socket.remotePort ?? 0, socket));
    await new Promise<void>((opened) => server.listen(this.port, '127.0.0.1', opened));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Refuses connections from now on. */
  async close(): Promise<void> {
    for (const socket of this.sockets.values()) socket.destroy();
    await new Promise<void>((closed) => (this.server ? this.server.close(() => closed()) : closed()));
    this.server = null;
  }

  /** The manners for the next mails, one each; afterwards everything is taken. */
  setBehaviours(...behaviours: MailBehaviour[]): void {
    this.nextBehaviours = behaviours;
  }

  private async handleMail(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error) => void,
  ): Promise<void> {
    const behaviour = this.nextBehaviours.shift() ?? 'take';
    const parsed = await simpleParser(stream).catch(() => null);
    if (!parsed) return; // whoever sent it was killed in the middle of it
    if (behaviour === 'stall') return;
    if (behaviour === 'refuse-now') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    if (behaviour === 'refuse-for-good')
      return done(Object.assign(new Error('Transaction failed'), { responseCode: 550 }));
    if (behaviour === 'take-slowly') await pause(slowAnswerMs);
    const to = session.envelope.rcptTo[0]?.address ?? '';
    const wasCut = behaviour === 'cut-after-data';
    const returnsTo = (session.envelope.mailFrom || { address: '' }).address;
    this.received.push({ messageId: parsed.messageId ?? '', returnsTo, to, wasCut, parsed });
    if (wasCut) this.sockets.get(session.remotePort)?.destroy();
    else done();
  }
}
