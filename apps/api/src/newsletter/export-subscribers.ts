import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Column, Worksheet } from 'exceljs';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { toLocalDateTime } from '../platform/clock/local-time.js';
import type { NewsletterSubscriber } from '../platform/database/entities/guests/newsletter-subscriber.entity.js';
import { poolQuerier } from '../platform/database/named-statements.js';
import { xlsxMediaType } from '../platform/http/server/xlsx-media-type.js';

type ExportedSubscriber = Omit<NewsletterSubscriber, 'id' | 'unsubscribeToken'>;

const pageSize = 2_000;

// eslint-disable-next-line no-control-regex -- XML forbids these characters: with one of them, no program opens the file
const invalidXmlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const pageStatement = {
  name: 'subscribers-after',
  text: `
    SELECT email, first_name AS "firstName", last_name AS "lastName", language, subscribed_at AS "subscribedAt",
      is_active AS "isActive", source, notes
    FROM newsletter_subscribers WHERE email > $1 ORDER BY email LIMIT $2`,
};

// A value that begins with = + - or @ stays text, also after an edit (proof S8).
const textStyle = { numFmt: '@' };
const columns: Partial<Column>[] = [
  { header: 'Email', key: 'email', width: 36, style: textStyle },
  { header: 'First name', key: 'firstName', width: 18, style: textStyle },
  { header: 'Last name', key: 'lastName', width: 22, style: textStyle },
  { header: 'Language', key: 'language', width: 10, style: textStyle },
  { header: 'Active', key: 'active', width: 8, style: textStyle },
  { header: 'Source', key: 'source', width: 14, style: textStyle },
  { header: 'Subscribed', key: 'subscribed', width: 18, style: { numFmt: 'yyyy-mm-dd hh:mm' } },
  { header: 'Note', key: 'notes', width: 40, style: textStyle },
];

/** Written while it is sent, to save memory. */
@Injectable()
export class ExportSubscribers {
  private readonly logger = new Logger(ExportSubscribers.name);

  constructor(private readonly source: DataSource) {}

  /** An error before the first byte is a problem answer; a later one ends the download. */
  async exportSubscribers(response: Response): Promise<void> {
    const firstPage = await this.readPageAfter('');
    const stream = new PassThrough();
    response
      .setHeader('Content-Type', xlsxMediaType)
      .setHeader('Content-Disposition', 'attachment; filename="newsletter-subscribers.xlsx"');
    const download = pipeline(stream, response);
    this.writeWorkbook(stream, firstPage).catch((error: unknown) => stream.destroy(error as Error));
    await download.catch((error: unknown) => this.logger.warn({ err: error }, 'an export broke off'));
  }

  private async writeWorkbook(stream: PassThrough, firstPage: ExportedSubscriber[]): Promise<void> {
    const { default: ExcelJS } = await import('exceljs');
    const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
    const sheet = workbook.addWorksheet('Subscribers', { views: [{ state: 'frozen', ySplit: 1 }] });
    sheet.columns = columns;
    sheet.getRow(1).font = { bold: true };
    for (let page = firstPage; page.length > 0; page = await this.readPageAfter(page.at(-1)?.email ?? '')) {
      addRows(sheet, page);
      await waitForDrain(stream);
      if (stream.destroyed) return;
    }
    sheet.commit();
    await workbook.commit();
  }

  private async readPageAfter(email: string): Promise<ExportedSubscriber[]> {
    return poolQuerier(this.source)<ExportedSubscriber>(pageStatement, [email, pageSize]);
  }
}

function addRows(sheet: Worksheet, page: readonly ExportedSubscriber[]): void {
  for (const { isActive, subscribedAt, ...textFields } of page) {
    const texts = Object.entries(textFields).map(([name, text]) => [name, text?.replace(invalidXmlCharacters, '')]);
    const nonTextCells = { active: isActive ? 'yes' : 'no', subscribed: toVenueTime(subscribedAt) };
    sheet.addRow({ ...Object.fromEntries(texts), ...nonTextCells }).commit();
  }
}

/** Spreadsheets have no time zones: the venue's local time. */
function toVenueTime(instant: Date): Date {
  const { date, minute } = toLocalDateTime(instant);
  return new Date(Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
}

/** Waits for a slow client. */
async function waitForDrain(stream: PassThrough): Promise<void> {
  await yieldToEventLoop();
  if (!stream.writableNeedDrain) return;
  const abortController = new AbortController();
  const { signal } = abortController;
  const eventPromises = ['drain', 'close'].map((event) => once(stream, event, { signal }));
  await Promise.race(eventPromises).finally(() => abortController.abort());
}
