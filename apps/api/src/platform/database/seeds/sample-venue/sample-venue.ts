import { randomUUID } from 'node:crypto';
import type { ServiceDate } from '@strapec/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { FirstStartMark } from '../../entities/venue/first-start-mark.entity.js';
import { SiteContent } from '../../entities/site/site-content.entity.js';
import { SiteImage } from '../../entities/site/site-image.entity.js';
import type { Seed } from '../../migrate.js';
import { insertSampleEvents } from './sample-events.js';
import { sampleBusinessDetails, sampleImages, sampleTexts } from './sample-site.js';
import { insertSampleMenu } from './sample-menu.js';

interface SeedTime {
  today: ServiceDate;
  now: Date;
}

/** Runs once. An older database gets the pages that guests have seen so far. */
export function createSampleSeed(isRequested: boolean, { today, now }: SeedTime): Seed {
  return (source) =>
    source.transaction(async (tx) => {
      if (await tx.existsBy(FirstStartMark, { name: 'begun' })) return;
      if (await tx.existsBy(FirstStartMark, { name: 'opened' })) await insertSampleSite(tx, now);
      else if (isRequested) {
        await insertSampleVenue(tx, { today, now });
        await tx.insert(FirstStartMark, { name: 'opened', at: now });
      }
      await tx.insert(FirstStartMark, { name: 'begun', at: now });
    });
}

export async function insertSampleVenue(tx: EntityManager, { today, now }: SeedTime): Promise<void> {
  await insertSampleSite(tx, now);
  await insertSampleMenu(tx, now);
  await insertSampleEvents(tx, today, now);
}

/** Existing rows stay unchanged. */
async function insertSampleSite(tx: EntityManager, updatedAt: Date): Promise<void> {
  const createSampleRow = (key: string) => ({
    id: randomUUID(),
    key,
    section: key.split('.')[0] ?? '',
    updatedAt,
    isSample: true,
  });
  const businessDetails = Object.entries(sampleBusinessDetails).map(([field, detail]) => {
    const { en, sk } = typeof detail === 'string' ? { en: detail, sk: detail } : detail;
    return { ...createSampleRow(`venue.${field}`), contentEn: en, contentSk: sk };
  });
  const texts = Object.entries(sampleTexts).map(([key, { en, sk }]) => {
    return { ...createSampleRow(key), contentEn: en, contentSk: sk };
  });
  const images = Object.entries(sampleImages).map(([key, { url, altEn, altSk }]) => {
    return { ...createSampleRow(key), imageUrl: url, altTextEn: altEn, altTextSk: altSk };
  });
  const insertInto = (entity: EntityTarget<ObjectLiteral>) => tx.createQueryBuilder().insert().into(entity).orIgnore();
  await insertInto(SiteContent)
    .values([...businessDetails, ...texts])
    .execute();
  if (images.length > 0) await insertInto(SiteImage).values(images).execute();
}
