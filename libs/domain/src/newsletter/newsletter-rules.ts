import { collectErrors, isBlank, normalizeDraft } from '../form/form-errors.js';
import { type EmailError, checkEmail, checkLine, checkText } from '../form/field-checks.js';
import type { Language } from '../language/language.js';
import { normalizeEmail, normalizeLine, normalizeText } from '../text/normal-text.js';
import { parseImportLanguage } from './import-standings.js';

/** Spec §3. */
export const subscriberSources = ['website', 'admin_import', 'manual'] as const;
export type SubscriberSource = (typeof subscriberSources)[number];

export const subscriberStatuses = ['active', 'inactive'] as const;
export type SubscriberStatus = (typeof subscriberStatuses)[number];

/** Of the form's text. A new text needs a new version; the old one stays on record. */
export const consentVersion = '2026-11';

export const newsletterLimits = {
  nameLength: 50,
  emailLength: 255,
  noteLength: 500,
  /** Of one import. */
  importRows: 100_000,
} as const;

export const subscriptionFields = ['email'] as const;

export type SubscriptionError = EmailError | 'email_address_invalid';

export function checkSubscription(draft: { email: string }) {
  const { email } = normalizeDraft(draft);
  return collectErrors({ email: checkEmail(email, 'email_address_invalid') });
}

export const importRefusals = [
  'not_a_subscriber',
  'email_missing',
  'email_invalid',
  'email_not_ascii',
  'name_invalid',
  'note_invalid',
  'duplicate_in_file',
  'already_subscribed',
  'unsubscribed',
  'not_confirmed',
  'second_address',
  'subscribed_by_website',
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

export interface ImportableSubscriber {
  email: string;
  firstName: string | null;
  lastName: string | null;
  language: Language;
  notes: string | null;
  subscribedAt: string | null;
  /** `false`: the guest has unsubscribed. */
  isActive: boolean;
}

/** `sk` is Slovak, every other language is English (spec §5). */
export function parseImportRow(row: unknown): ImportableSubscriber | ImportRefusal {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return 'not_a_subscriber';
  const { email, firstName, lastName, language, notes, subscribedAt, isActive } = row as Record<string, unknown>;
  const subscriber: ImportableSubscriber = {
    email: normalizeEmail(toText(email)),
    firstName: toOptionalText(firstName, normalizeLine),
    lastName: toOptionalText(lastName, normalizeLine),
    language: parseImportLanguage(toText(language)) ?? 'en',
    notes: toOptionalText(notes),
    subscribedAt: toOptionalText(subscribedAt),
    isActive: isActive !== false,
  };
  const refusal = findImportRefusal(subscriber);
  return refusal === null ? subscriber : keepAddressIfUnsubscribed(subscriber, refusal);
}

/** An unsubscription needs only the address. */
function keepAddressIfUnsubscribed(
  subscriber: ImportableSubscriber,
  refusal: ImportRefusal,
): ImportableSubscriber | ImportRefusal {
  const isOptionalField = refusal === 'name_invalid' || refusal === 'note_invalid';
  return isOptionalField && !subscriber.isActive
    ? { ...subscriber, firstName: null, lastName: null, notes: null }
    : refusal;
}

function findImportRefusal({ email, firstName, lastName, notes }: ImportableSubscriber): ImportRefusal | null {
  if (email === '') return 'email_missing';
  const error = checkEmail(email, 'email_invalid');
  if (error) return error === 'email_not_ascii' ? error : 'email_invalid';
  if (!isName(firstName) || !isName(lastName)) return 'name_invalid';
  return checkText(notes ?? '', newsletterLimits.noteLength) ? 'note_invalid' : null;
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function toOptionalText(value: unknown, normalize = normalizeText): string | null {
  const text = normalize(toText(value));
  return isBlank(text) ? null : text;
}

const isName = (name: string | null): boolean => checkLine(name ?? '', newsletterLimits.nameLength) === null;
