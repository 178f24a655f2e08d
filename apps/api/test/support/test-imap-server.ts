import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';

interface StoredMail {
  raw: string;
  isSeen: boolean;
}

/** A mailbox on loopback, with the commands that reading it needs (RFC 3501): login, search, fetch and flags. */
export class TestImapServer {
  readonly mails: StoredMail[] = [];
  /** All commands, without the password. */
  readonly receivedCommands: string[] = [];
  private readonly sockets = new Set<Socket>();
  private readonly server: Server = createServer((socket) => this.serve(socket));

  constructor(private readonly password: string) {}

  async open(): Promise<number> {
    await new Promise<void>((opened) => this.server.listen(0, '127.0.0.1', opened));
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((closed) => this.server.close(closed));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n');
    let incompleteLine = '';
    socket.on('data', (bytes: Buffer) => {
      const lines = (incompleteLine + bytes.toString('latin1')).split('\r\n');
      incompleteLine = lines.pop() ?? '';
      for (const line of lines) {
        const [, tag = '', command = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
        const [untaggedLines, status = 'OK done'] = this.answerCommand(command);
        socket.write(`${untaggedLines.map((text) => `* ${text}\r\n`).join('')}${tag} ${status}\r\n`, 'latin1');
      }
    });
  }

  private answerCommand(command: string): [untaggedLines: string[], status?: string] {
    this.receivedCommands.push(command.replace(/^LOGIN .*/, 'LOGIN'));
    if (command.startsWith('CAPABILITY')) return [['CAPABILITY IMAP4rev1']];
    if (command.startsWith('LOGIN'))
      return [[], command.endsWith(` "${this.password}"`) ? 'OK in' : 'NO [AUTHENTICATIONFAILED] no'];
    if (command.startsWith('LIST')) return [['LIST () "/" INBOX']];
    if (command.startsWith('SELECT'))
      return [[`${this.mails.length} EXISTS`, 'FLAGS (\\Seen)', 'OK [UIDVALIDITY 1] fine'], 'OK [READ-WRITE] open'];
    if (command.startsWith('UID SEARCH')) {
      const [, maxSize] = /UNSEEN.* SMALLER (\d+)/.exec(command) ?? [];
      const isMatch = ({ isSeen, raw }: StoredMail) => !isSeen && raw.length < Number(maxSize);
      const matchNumbers = this.mails.flatMap((mail, index) => (isMatch(mail) ? [index + 1] : []));
      return [[`SEARCH ${matchNumbers.join(' ')}`.trim()]];
    }
    const [, verb, mailNumber = '', fetchItems = ''] = /^UID (FETCH|STORE) (\S+) (.*)$/.exec(command) ?? [];
    if (verb === undefined) return [[]];
    return [[this.answerFetch(Number(mailNumber), fetchItems)]];
  }

  private answerFetch(mailNumber: number, fetchItems: string): string {
    const mail = this.mails[mailNumber - 1] as StoredMail;
    if (/FLAGS.*\\Seen/.test(fetchItems)) mail.isSeen = true;
    const bodyPart = fetchItems.includes('BODY.PEEK[]') ? ` BODY[] {${mail.raw.length}}\r\n${mail.raw}` : '';
    return `${mailNumber} FETCH (UID ${mailNumber} FLAGS (${mail.isSeen ? '\\Seen' : ''}) RFC822.SIZE ${mail.raw.length}${bodyPart})`;
  }
}
