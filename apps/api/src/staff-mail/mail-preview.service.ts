import { type Language, languages } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { type MailKind, mailKinds, topicOf } from '../mail/mail-kinds.js';
import { type MailContent, MailRenderer } from '../mail/mail-renderer.js';
import { writeMadeUpRow } from './made-up-rows.js';

/** A mail as it would be sent. */
export interface MailPreview extends MailContent {
  kind: MailKind;
  language: Language;
}

/** Thrown to undo what was made up. */
class Undone extends Error {}

/** Mails written by the real renderer about rows that are made up for it and never committed. */
@Injectable()
export class MailPreviewService {
  constructor(
    private readonly source: DataSource,
    private readonly renderer: MailRenderer,
    private readonly clock: Clock,
  ) {}

  /** Every kind in every language. */
  async all(): Promise<MailPreview[]> {
    const previews: MailPreview[] = [];
    for (const kind of mailKinds) {
      for (const language of languages) previews.push(await this.one(kind, language));
    }
    return previews;
  }

  async one(kind: MailKind, language: Language): Promise<MailPreview> {
    const written: MailContent[] = [];
    const transaction = this.source.transaction(async (tx) => {
      const rowId = await writeMadeUpRow(tx, topicOf(kind), { kind, language, now: this.clock.now() });
      const about =
        topicOf(kind) === 'reservation'
          ? { reservationId: rowId, payload: null }
          : { reservationId: null, payload: { rowId } };
      written.push(await this.renderer.render({ kind, language, recipient: 'guest@example.com', ...about }, tx));
      throw new Undone();
    });
    await transaction.catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
    const [content] = written;
    if (!content) throw new Error('The mail was not written');
    return { kind, language, ...content };
  }
}
