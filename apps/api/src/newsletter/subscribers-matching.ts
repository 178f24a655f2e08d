import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { NewsletterSubscriber } from '../database/entities/newsletter-subscriber.entity.js';
import { containing } from '../database/like-pattern.js';
import { keptSearch } from '../http/person-rules.js';
import type { ListSubscribersDto } from './dto/list-subscribers.dto.js';

const usualPage = 50;

/** A page of the list, the newest first. */
export function subscribersMatching(
  manager: EntityManager,
  { q, status, limit = usualPage, offset = 0 }: ListSubscribersDto,
): SelectQueryBuilder<NewsletterSubscriber> {
  const query = manager.createQueryBuilder(NewsletterSubscriber, 'subscriber');
  if (q) {
    query.andWhere(`concat_ws(' ', first_name, last_name, email) ILIKE :pattern`, {
      pattern: containing(keptSearch(q)),
    });
  }
  if (status) query.andWhere({ isActive: status === 'active' });
  return query.orderBy('subscriber.subscribedAt', 'DESC').addOrderBy('subscriber.id', 'DESC').take(limit).skip(offset);
}
