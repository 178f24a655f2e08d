import type { EntityManager } from 'typeorm';

/** One writer at a time, so that nobody overwrites what they have not seen; readers are not held up. */
export async function lockTexts(tx: EntityManager): Promise<void> {
  await tx.query('LOCK TABLE site_content IN SHARE ROW EXCLUSIVE MODE');
}
