import { newsletterLimits } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../clock/clock.js';
import { NewsletterSubscriber } from '../database/entities/newsletter-subscriber.entity.js';
import { Problem } from '../http/problem.js';
import { fieldError, validationProblem } from '../http/validation.pipe.js';
import { liftSuppression, suppress, withdrawConsent } from './consents.js';
import type { ImportedSubscribersDto } from './dto/import-subscribers.dto.js';
import type { ListSubscribersDto } from './dto/list-subscribers.dto.js';
import { type SubscriberCountsDto, SubscriberDto, type SubscriberListDto } from './dto/subscriber.dto.js';
import { importRows } from './import-subscribers.js';
import { subscribersMatching } from './subscribers-matching.js';

const mostShown = 1_000; // skipped rows in an answer

/** Staff look after the list. */
@Injectable()
export class AdminNewsletterService {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async listSubscribers(page: ListSubscribersDto): Promise<SubscriberListDto> {
    const { manager } = this.source;
    const [items, total] = await subscribersMatching(manager, page).getManyAndCount();
    return { items: items.map((item) => SubscriberDto.from(item)), total, counts: await countsOf(manager) };
  }

  /** Throws `not_found` for an address that is not on the list. */
  async changeSubscriberStatus(email: string, isActive: boolean): Promise<SubscriberDto> {
    return this.source.transaction(async (tx) => {
      const { affected } = await tx.update(NewsletterSubscriber, { email }, { isActive });
      if (!affected) throw new Problem('not_found');
      if (isActive) await liftSuppression(tx, email);
      else await suppress(tx, email, this.clock.now());
      return SubscriberDto.from(await tx.findOneByOrFail(NewsletterSubscriber, { email }));
    });
  }

  /** Throws `not_found` for an unknown id. An address that had left stays suppressed: an import does not bring it back. */
  async deleteSubscriber(id: string): Promise<void> {
    await this.source.transaction(async (tx) => {
      const subscriber = await tx.findOneBy(NewsletterSubscriber, { id });
      if (!subscriber) throw new Problem('not_found');
      await tx.delete(NewsletterSubscriber, { id });
      await withdrawConsent(tx, subscriber.email, this.clock.now());
    });
  }

  /** Takes the rows that can be taken and says why the others were not. */
  async importSubscribers(rows: unknown): Promise<ImportedSubscribersDto> {
    if (!Array.isArray(rows)) throw validationProblem([fieldError('subscribers', 'not_a_list')]);
    if (rows.length > newsletterLimits.importRows)
      throw validationProblem([fieldError('subscribers', 'too_many_rows')]);
    const { imported, skipped } = await this.source.transaction((tx) => importRows(tx, rows, this.clock.now()));
    return { imported, skippedCount: skipped.length, skipped: skipped.slice(0, mostShown) };
  }
}

async function countsOf(manager: EntityManager): Promise<SubscriberCountsDto> {
  const active = await manager.countBy(NewsletterSubscriber, { isActive: true });
  const inactive = await manager.countBy(NewsletterSubscriber, { isActive: false });
  return { active, inactive };
}
