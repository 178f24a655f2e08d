import type { EntityManager } from 'typeorm';

/** One writer at a time, so that no change overwrites an unseen one; readers do not wait. */
export async function lockTexts(tx: EntityManager): Promise<void> {
  await tx.query('LOCK TABLE site_content IN SHARE ROW EXCLUSIVE MODE');
}
