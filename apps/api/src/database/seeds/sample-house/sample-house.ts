import { randomUUID } from 'node:crypto';
import type { ServiceDate } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { FirstStartMark } from '../../entities/first-start-mark.entity.js';
import { SiteContent } from '../../entities/site-content.entity.js';
import { SiteImage } from '../../entities/site-image.entity.js';
import type { Seed } from '../../migrate.js';
import { insertEvents } from './events.js';
import { sampleFacts } from './facts.js';
import { sampleImages } from './images.js';
import { sampleTexts } from './texts.js';
import { insertWines } from './wines.js';

/** A day, and the moment of it. */
interface Today {
  today: ServiceDate;
  now: Date;
}

/** How many there are of each kind. */
export interface SampleCounts {
  facts: number;
  texts: number;
  images: number;
  wines: number;
  events: number;
}

/** Gives a new database the sample house where it is asked for, and an older one what its guests have seen so far: once. */
export function seedSample(isAsked: boolean, { today, now }: Today): Seed {
  return (source) =>
    source.transaction(async (tx) => {
      if (await tx.existsBy(FirstStartMark, { name: 'begun' })) return;
      if (await tx.existsBy(FirstStartMark, { name: 'opened' })) await insertSite(tx, now);
      else if (isAsked) {
        await loadSample(tx, { today, now });
        await tx.insert(FirstStartMark, { name: 'opened', at: now });
      }
      await tx.insert(FirstStartMark, { name: 'begun', at: now });
    });
}

/** Puts in what is missing of the sample house; answers how much that was. */
export async function loadSample(tx: EntityManager, { today, now }: Today): Promise<SampleCounts> {
  return {
    ...(await insertSite(tx, now)),
    wines: await insertWines(tx, now),
    events: await insertEvents(tx, today, now),
  };
}

/** The facts, texts and pictures of the pages; a place that is taken stays as it is. */
async function insertSite(
  tx: EntityManager,
  updatedAt: Date,
): Promise<Pick<SampleCounts, 'facts' | 'texts' | 'images'>> {
  const facts = Object.entries(sampleFacts).map(([field, fact]) => {
    const { en, sk } = typeof fact === 'string' ? { en: fact, sk: fact } : fact;
    return { key: `venue.${field}`, section: 'venue', contentEn: en, contentSk: sk };
  });
  const texts = Object.entries(sampleTexts).map(([key, { en, sk }]) => {
    const section = key.split('.')[0] ?? '';
    return { key, section, contentEn: en, contentSk: sk };
  });
  const images = Object.entries(sampleImages).map(([key, { url, altEn, altSk }]) => {
    const section = key.split('.')[0] ?? '';
    return { key, section, imageUrl: url, altTextEn: altEn, altTextSk: altSk };
  });
  const insert = async (entity: typeof SiteContent | typeof SiteImage, rows: readonly object[]): Promise<number> => {
    if (rows.length === 0) return 0;
    const values = rows.map((row) => ({ ...row, id: randomUUID(), updatedAt, isSample: true }));
    const { raw } = await tx
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(values)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as unknown[]).length;
  };
  return {
    facts: await insert(SiteContent, facts),
    texts: await insert(SiteContent, texts),
    images: await insert(SiteImage, images),
  };
}
