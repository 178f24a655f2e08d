import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A mail as a guest's mail program would show it. */
export interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string }[];
}

/** Waits for the first mail to an address. */
export async function mailTo(address: string): Promise<ReceivedMail> {
  await expect
    .poll(() => mailsTo(address).length, { timeout: 30_000, message: `a mail to ${address}` })
    .toBeGreaterThan(0);
  const [mail] = mailsTo(address);
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}

/** All mails to an address so far. */
export function mailsTo(address: string): ReceivedMail[] {
  const folder = process.env['HOUSE_MAILBOX'] ?? '';
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReceivedMail)
    .filter((mail) => mail.to.includes(address));
}
