import {
  type Language,
  type OpeningHours,
  isServiceDate,
  openingsInWords,
  ruleNames,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { offersText, changeRequestText } from '../evening/reservation/recorded-value-texts';
import { reservationTexts } from '../evening/reservation/texts';
import { dateInWords } from '../ui/time/date-words';
import { findTextId } from '../i18n/create-text-hook';
import { type AuditText, texts as auditTexts, useAuditText } from './texts';

const fieldTexts = { ...reservationTexts, ...auditTexts };
const fieldTextId = (id: string) => findTextId(fieldTexts, id);
const choiceFields = [
  'status',
  'role',
  'source',
  'preferredLanguage',
  'language',
  'mailLanguage',
  'staffCopies',
  'visibility',
  'capacityMode',
  'kind',
];
const hoursFields: readonly string[] = ['hours', ...weekdays];
const minuteFields = ['pausedFrom', 'seatedMinute', 'expectedMinute'];

export function useFieldTexts() {
  const text = useAuditText();
  const { language } = useLanguage();
  const labelOf = (field: string): string | null => {
    const id = fieldTextId(`audit.field.${field}`) ?? fieldTextId(`field.${field}`) ?? fieldTextId(`note.${field}`);
    return id ? text(id) : null;
  };
  const subjectInWords = (subject: string): string => {
    const dates = subject.split('/');
    return dates.every(isServiceDate) ? dates.map((date) => dateInWords(date, language)).join(' – ') : subject;
  };
  const valueInWords = (value: unknown, field = ''): string => {
    if (Array.isArray(value)) return listInWords(value, field);
    if (typeof value === 'boolean') return text(value ? 'record.yes' : 'record.no');
    if (isBilingual(value)) return value[language];
    return changeRequestText(value, language) ?? valueText(value, field, text);
  };
  const listInWords = (values: readonly unknown[], field: string): string => {
    if (field === 'days') return subjectInWords([...new Set(values)].join('/'));
    const offers = offersText(values, language);
    if (offers !== null) return offers;
    return values.length > 0 ? values.join(' + ') : text('audit.nothing');
  };
  return { labelOf, valueInWords, subjectInWords };
}

function valueText(value: unknown, field: string, text: AuditText): string {
  return venueText(value, field, text) ?? choiceText(value, field, text) ?? (plainText(value) || text('audit.nothing'));
}

function choiceText(value: unknown, field: string, text: AuditText): string | null {
  const id = choiceFields.includes(field) ? fieldTextId(`audit.value.${String(value)}`) : null;
  return id ? text(id) : null;
}

function venueText(value: unknown, field: string, text: AuditText): string | null {
  if (hoursFields.includes(field)) return isHours(value) ? hoursText(value, text) : text('audit.closed');
  if (minuteFields.includes(field) && typeof value === 'number') return timeOfMinute(value);
  if (value !== null || !ruleNames.some((name) => name === field)) return null;
  return text(field === 'pacingCovers' ? 'audit.unlimited' : 'audit.never');
}

const isBilingual = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && 'sk' in value && 'en' in value;

const isHours = (value: unknown): value is OpeningHours =>
  typeof value === 'object' && value !== null && 'opens' in value && 'lastStart' in value && 'closes' in value;

function hoursText(hours: OpeningHours, text: AuditText): string {
  return text('audit.open', { hours: openingsInWords(hours), lastStart: timeOfMinute(hours.lastStart) });
}

const plainText = (value: unknown): string => (['string', 'number'].includes(typeof value) ? String(value) : '');
