import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A mail as a mail program shows it. */
export interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  attachments: { filename: string; contentType: string }[];
}

/** Waits for the first mail to an address that contains a text; by default in the shared mailbox. */
export async function waitForMail(address: string, expectedText = '', folder?: string): Promise<ReceivedMail> {
  const matchingMails = () => listMails(address, folder).filter(({ text }) => text.includes(expectedText));
  await expect.poll(() => matchingMails().length, { message: `a mail to ${address}` }).toBeGreaterThan(0);
  const [mail] = matchingMails();
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}

/** All mails to an address so far. */
export function listMails(address: string, folder = process.env['SITE_MAILBOX'] ?? ''): ReceivedMail[] {
  return readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReceivedMail)
    .filter((mail) => mail.to.includes(address));
}
