import { isServiceDate } from '../venue/schedule/service-date.js';
import type { LocalDateTime } from '../venue/schedule/time-of-day.js';
import { isEmail } from '../form/email-and-phone.js';
import { normalizeEmail } from '../text/normal-text.js';

export interface ListedAddress {
  email: string;
  name: string;
}

const maxCellLength = 2_000; // characters; a longer cell is not a list of addresses
const namedAddressPattern = /(?:"([^"]*)"\s*|([^<>,;"]*))<([^<>]*@[^<>]*)>/g; // Zuzana Kováčová <zuzana@example.com>

/** `a@b; c@d` or `Name <a@b>`. A cell without any is one address, to be refused later. */
export function parseEmailAddresses(cell: string): ListedAddress[] {
  if (cell.trim() === '') return [];
  if (cell.length > maxCellLength || !cell.includes('@')) return [{ email: cell, name: '' }];
  const namedAddresses = [...cell.matchAll(namedAddressPattern)].map(([, quoted, plain, email = '']) => {
    const name = (quoted ?? plain ?? '').trim();
    return { email, name: name.includes('@') ? '' : name };
  });
  const bareAddresses = cell
    .replaceAll(namedAddressPattern, ' ')
    .replaceAll(/\s*@\s*/g, '@')
    .split(/[\s,;|]+|:{2,}/)
    .filter((part) => part.includes('@'));
  return [...namedAddresses, ...bareAddresses.map((email) => ({ email, name: '' }))];
}

export const hasEmailAddress = (cell: string): boolean =>
  cell.includes('@') && parseEmailAddresses(cell).some(({ email }) => isEmail(normalizeEmail(email)));

/** `Zuzana Kováčová` or `Kováčová, Zuzana`. One word, and `Ľuboš a Eva`, count as first names. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [, last, first] = /^([^,]+),\s*([^,.]+)$/.exec(name) ?? [];
  if (last && first) return { firstName: first, lastName: last };
  const [, before, after] = /^([^,]+)\s+([^,\s]+(?:,.*)?)$/.exec(name.trim()) ?? [];
  const namesSeveralPeople = /\s(a|and|und|[&+])\s/i.test(name);
  return before && after && !namesSeveralPeople
    ? { firstName: before, lastName: after }
    : { firstName: name, lastName: '' };
}

const timePattern = String.raw`(?:[T,\s]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::\d\d(?:[.,]\d+)?)?\s?(?<half>[ap]m)?)?`;
const zonePattern = String.raw`(?:\s?(?:Z|UTC|[+-]\d\d:?\d\d))?`;
const datePatterns = [
  String.raw`(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<day>\d{1,2})`,
  String.raw`(?<day>\d{1,2})(?:\.\s?|-)(?<month>\d{1,2})(?:\.\s?|-)(?<year>\d{4})`,
  String.raw`(?<day>1[3-9]|[23]\d)/(?<month>\d{1,2})/(?<year>\d{4})`, // British
  String.raw`(?<month>\d{1,2})/(?<day>1[3-9]|[23]\d)/(?<year>\d{4})`, // US
].map((day) => new RegExp(`^${day}${timePattern}${zonePattern}$`, 'i'));

/** `03/12/2024` is ambiguous, so it is not read. */
export function parseImportDateTime(cell: string): LocalDateTime | null {
  const dateParts = datePatterns.map((day) => day.exec(cell.trim())?.groups).find((groups) => groups !== undefined);
  if (!dateParts) return null;
  const date = `${dateParts.year}-${dateParts.month?.padStart(2, '0')}-${dateParts.day?.padStart(2, '0')}`;
  const minute = toHours(dateParts) * 60 + Number(dateParts.minute ?? 0);
  return isServiceDate(date) && date > '1990' && minute < 24 * 60 ? { date, minute } : null;
}

const toHours = ({ hour = '0', half: amOrPm }: Record<string, string | undefined>): number =>
  amOrPm ? (Number(hour) % 12) + (/p/i.test(amOrPm) ? 12 : 0) : Number(hour);
