import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AfterAnswer } from '../http/after-answer.js';
import type { AskLinksDto } from './link-pages.controller.js';
import { SendLinks } from './send-links.js';

/** Answers whoever asks for lost links, before anybody has looked whether there are any. */
@Injectable()
export class PromiseLinks {
  constructor(
    private readonly source: DataSource,
    private readonly links: SendLinks,
    private readonly afterAnswer: AfterAnswer,
  ) {}

  /** Throws while the database is away: nobody is promised a mail that cannot be written. The look is the same for every address. */
  async begin(asked: AskLinksDto): Promise<void> {
    await this.source.query('SELECT 1');
    this.afterAnswer.begin(() => this.links.send(asked), 'links could not be mailed');
  }
}
