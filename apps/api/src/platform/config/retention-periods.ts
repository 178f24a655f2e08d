import type { EnvironmentReader } from './environment-reader.js';

/** PostgreSQL's syntax. */
export type RetentionPeriod = `${number} ${'days' | 'months' | 'years'}`;

/** Rules §14, with the variable that changes the period. */
export const retentionDefaults = {
  /** After the visit. They may contain health data. */
  notes: ['RETENTION_NOTES', '30 days'],
  cancelled: ['RETENTION_CANCELLED', '3 months'],
  /** Afterwards only the number of guests is kept. */
  visits: ['RETENTION_VISITS', '24 months'],
  messages: ['RETENTION_MESSAGES', '12 months'],
  mails: ['RETENTION_MAILS', '90 days'],
  audit: ['RETENTION_AUDIT', '12 months'],
  /** A mistake can be corrected meanwhile. */
  unsubscribed: ['RETENTION_UNSUBSCRIBED', '30 days'],
  consents: ['RETENTION_CONSENTS', '4 years'],
} as const satisfies Record<string, readonly [variable: string, period: RetentionPeriod]>;

export type RetentionName = keyof typeof retentionDefaults;
export type RetentionPeriods = Readonly<Record<RetentionName, RetentionPeriod>>;

export function readRetentionPeriods(reader: EnvironmentReader): RetentionPeriods {
  const periods = Object.entries(retentionDefaults).map(([name, [variable, defaultPeriod]]) => {
    return [name, readPeriod(reader, variable, defaultPeriod)];
  });
  return Object.fromEntries(periods) as RetentionPeriods;
}

function readPeriod(reader: EnvironmentReader, variable: string, fallback: RetentionPeriod): RetentionPeriod {
  const text = reader.text(variable, fallback);
  if (isRetentionPeriod(text)) return text;
  reader.errors.push(`${variable} must be a span such as '30 days', '12 months' or '4 years', not '${text}'`);
  return fallback;
}

const isRetentionPeriod = (text: string): text is RetentionPeriod => /^[1-9]\d{0,3} (days|months|years)$/.test(text);
