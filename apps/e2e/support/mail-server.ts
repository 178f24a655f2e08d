import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { ReceivedMail } from './mailbox';

export interface MailServer {
  url: string;
  folder: string;
  stop: () => Promise<void>;
}

/** Starts an SMTP server on loopback that saves mails as JSON in a folder, where every worker can read them. */
export async function startMailServer(folder: string, port = 0): Promise<MailServer> {
  mkdirSync(folder, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => void saveMail(folder, stream, session).then(() => done(), done),
  });
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open));
  const serverAddress = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${serverAddress.port}`,
    folder,
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function saveMail(folder: string, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const mail = await simpleParser(stream);
  const receivedMail: ReceivedMail = {
    to: session.envelope.rcptTo.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html === false ? '' : mail.html,
    attachments: mail.attachments.map(({ filename, contentType }) => ({ filename: filename ?? '', contentType })),
  };
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(receivedMail));
}
