import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { namedQuery } from '../database/named-query.js';
import { type StaffMember, nameOfStaff } from '../http/staff-member.js';
import type { BuiltInText } from '../content/built-in-content.js';

const statement = {
  name: 'add-missing-texts',
  text: `
    INSERT INTO site_content (id, key, section, content_en, content_sk, updated_at, updated_by, updated_by_name)
    SELECT id, key, section, content_en, content_sk, $1, $2, $3
    FROM unnest($4::uuid[], $5::text[], $6::text[], $7::text[], $8::text[])
      AS built_in (id, key, section, content_en, content_sk)
    ON CONFLICT (key) DO NOTHING
    RETURNING key`,
};

/** Adds the built-in texts whose keys have no row yet; answers with those keys. */
export async function addMissingTexts(
  tx: EntityManager,
  texts: readonly BuiltInText[],
  { by, now }: { by: StaffMember; now: Date },
): Promise<string[]> {
  const added = await namedQuery<{ key: string }>(tx, statement, [
    now,
    by.id,
    nameOfStaff(by),
    texts.map(() => randomUUID()),
    texts.map(({ key }) => key),
    texts.map(({ section }) => section),
    texts.map(({ en }) => en),
    texts.map(({ sk }) => sk),
  ]);
  return added.map(({ key }) => key);
}
