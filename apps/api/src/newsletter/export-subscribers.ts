import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Column, Worksheet } from 'exceljs';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { localMoment } from '../platform/clock/local-time.js';
import type { NewsletterSubscriber } from '../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { onPool } from '../platform/database/named-query.js';
import { xlsxType } from '../platform/http/server/xlsx-type.js';

type Exported = Omit<NewsletterSubscriber, 'id' | 'unsubscribeToken'>;

const rowsAtOnce = 2_000;

// eslint-disable-next-line no-control-regex -- XML forbids these characters: with one of them, no program opens the file
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const pageStatement = {
  name: 'subscribers-after',
  text: `
    SELECT email, first_name AS "firstName", last_name AS "lastName", language, subscribed_at AS "subscribedAt",
      is_active AS "isActive", source, notes
    FROM newsletter_subscribers WHERE email > $1 ORDER BY email LIMIT $2`,
};

// A value that begins with = + - or @ stays text, also after an edit (proof S8).
const asText = { numFmt: '@' };
const columns: Partial<Column>[] = [
  { header: 'Email', key: 'email', width: 36, style: asText },
  { header: 'First name', key: 'firstName', width: 18, style: asText },
  { header: 'Last name', key: 'lastName', width: 22, style: asText },
  { header: 'Language', key: 'language', width: 10, style: asText },
  { header: 'Active', key: 'active', width: 8, style: asText },
  { header: 'Source', key: 'source', width: 14, style: asText },
  { header: 'Subscribed', key: 'subscribed', width: 18, style: { numFmt: 'yyyy-mm-dd hh:mm' } },
  { header: 'Note', key: 'notes', width: 40, style: asText },
];

/** Written while it is sent, to save memory. */
@Injectable()
export class ExportSubscribers {
  private readonly logger = new Logger(ExportSubscribers.name);

  constructor(private readonly source: DataSource) {}

  /** An error before the first byte is a problem answer; a later one ends the download. */
  async exportSubscribers(response: Response): Promise<void> {
    const first = await this.pageAfter('');
    const file = new PassThrough();
    response
      .setHeader('Content-Type', xlsxType)
      .setHeader('Content-Disposition', 'attachment; filename="newsletter-subscribers.xlsx"');
    const sending = pipeline(file, response);
    this.write(file, first).catch((error: unknown) => file.destroy(error as Error));
    await sending.catch((error: unknown) => this.logger.warn({ err: error }, 'an export broke off'));
  }

  private async write(file: PassThrough, first: Exported[]): Promise<void> {
    const { default: ExcelJS } = await import('exceljs');
    const book = new ExcelJS.stream.xlsx.WorkbookWriter({ stream: file, useStyles: true });
    const sheet = book.addWorksheet('Subscribers', { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns;
    sheet.getRow(1).font = { bold: true };
    for (let page = first; page.length > 0; page = await this.pageAfter(page.at(-1)?.email ?? '')) {
      addRows(sheet, page);
      await roomIn(file);
      if (file.destroyed) return;
    }
    sheet.commit();
    await book.commit();
  }

  private async pageAfter(email: string): Promise<Exported[]> {
    return onPool(this.source)<Exported>(pageStatement, [email, rowsAtOnce]);
  }
}

function addRows(sheet: Worksheet, page: readonly Exported[]): void {
  for (const { isActive, subscribedAt, ...plain } of page) {
    const texts = Object.entries(plain).map(([name, text]) => [name, text?.replace(notInXml, '')]);
    const others = { active: isActive ? 'yes' : 'no', subscribed: wallClock(subscribedAt) };
    sheet.addRow({ ...Object.fromEntries(texts), ...others }).commit();
  }
}

/** Spreadsheets have no time zones: the venue's local time. */
function wallClock(instant: Date): Date {
  const { date, minute } = localMoment(instant);
  return new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
}

/** Waits for a slow client. */
async function roomIn(file: PassThrough): Promise<void> {
  await nextTurn();
  if (!file.writableNeedDrain) return;
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      file.off('drain', goOn).off('close', goOn);
      resolve();
    };
    file.on('drain', goOn).on('close', goOn);
  });
}
