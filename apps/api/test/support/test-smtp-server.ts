import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

const slowAnswerMs = 1_500;

/** The reaction to a mail: accept it, at once or slowly, refuse it for now or for good, never respond, or cut the connection after DATA. */
export type MailBehaviour = 'take' | 'take-slowly' | 'refuse-now' | 'refuse-for-good' | 'stall' | 'cut-after-data';

export interface ReceivedMail {
  messageId: string;
  /** The envelope's sender, to which mails are returned. */
  envelopeSender: string;
  to: string;
  wasCut: boolean;
  parsedMail: ParsedMail;
}

/** A mail server on loopback. */
export class TestSmtpServer {
  readonly receivedMails: ReceivedMail[] = [];
  /** Addresses that it refuses as non-existent. */
  readonly unknownAddresses = new Set<string>();
  /** Its error for every sender; `null` accepts every sender. */
  senderRefusal: string | null = null;
  private nextBehaviours: MailBehaviour[] = [];
  private readonly sockets = new Map<number, Socket>();
  private server: SMTPServer | null = null;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Opens the server; after the first time, on the same port as before. */
  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onMailFrom: (_sender, _session, done) => {
        const senderError = Object.assign(new Error(this.senderRefusal ?? ''), { responseCode: 553 });
        done(this.senderRefusal === null ? null : senderError);
      },
      onRcptTo: ({ address }, _session, done) => {
        const unknownRecipientError = Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 });
        done(this.unknownAddresses.has(address) ? unknownRecipientError : null);
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

  /** Sets the reactions to the next mails, one each; later mails are accepted. */
  setNextBehaviours(...behaviours: MailBehaviour[]): void {
    this.nextBehaviours = behaviours;
  }

  private async handleMail(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error) => void,
  ): Promise<void> {
    const behaviour = this.nextBehaviours.shift() ?? 'take';
    const parsedMail = await simpleParser(stream).catch(() => null);
    if (!parsedMail) return; // the sending process was killed meanwhile
    if (behaviour === 'stall') return;
    if (behaviour === 'refuse-now') return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    if (behaviour === 'refuse-for-good')
      return done(Object.assign(new Error('Transaction failed'), { responseCode: 550 }));
    if (behaviour === 'take-slowly') await pause(slowAnswerMs);
    const to = session.envelope.rcptTo[0]?.address ?? '';
    const wasCut = behaviour === 'cut-after-data';
    const envelopeSender = (session.envelope.mailFrom || { address: '' }).address;
    const messageId = parsedMail.messageId ?? '';
    this.receivedMails.push({ messageId, envelopeSender, to, wasCut, parsedMail });
    if (wasCut) this.sockets.get(session.remotePort)?.destroy();
    else done();
  }
}
