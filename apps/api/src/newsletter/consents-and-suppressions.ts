import { randomUUID } from 'node:crypto';
import { type Language, consentVersion } from '@strapec/domain';
import type { EntityManager } from 'typeorm';
import { emailHashSql } from '../platform/database/sql-expressions.js';
import { queryInTransaction } from '../platform/database/named-statements.js';

export async function recordConsent(
  tx: EntityManager,
  { email, language }: { email: string; language: Language },
  now: Date,
): Promise<void> {
  const text = `
    INSERT INTO newsletter_consents (id, email_hash, text_version, form, language, given_at)
    SELECT $1, ${emailHashSql('$2')}, $3, $4, $5, $6
    WHERE NOT EXISTS (
      SELECT 1 FROM newsletter_consents WHERE email_hash = ${emailHashSql('$2')} AND withdrawn_at IS NULL)`;
  const values = [randomUUID(), email, consentVersion, 'website', language, now];
  await queryInTransaction(tx, { name: 'give-newsletter-consent', text }, values);
}

/** Deleted four years later (rules §14). */
export async function withdrawConsent(tx: EntityManager, email: string, now: Date): Promise<void> {
  const text = `
    UPDATE newsletter_consents SET withdrawn_at = $2 WHERE email_hash = ${emailHashSql('$1')} AND withdrawn_at IS NULL`;
  await queryInTransaction(tx, { name: 'withdraw-newsletter-consent', text }, [email, now]);
}

export async function suppressAddress(tx: EntityManager, email: string, now: Date): Promise<void> {
  await withdrawConsent(tx, email, now);
  const text = `
    INSERT INTO newsletter_suppressions (email_hash, suppressed_at) VALUES (${emailHashSql('$1')}, $2)
    ON CONFLICT (email_hash) DO NOTHING`;
  await queryInTransaction(tx, { name: 'suppress-address', text }, [email, now]);
}

export async function liftSuppression(tx: EntityManager, email: string): Promise<void> {
  const text = `DELETE FROM newsletter_suppressions WHERE email_hash = ${emailHashSql('$1')}`;
  await queryInTransaction(tx, { name: 'lift-suppression', text }, [email]);
}
