import {
  type Language,
  type OpeningHours,
  isServiceDate,
  formatOpeningHours,
  ruleNames,
  timeOfMinute,
  weekdays,
} from '@strapec/domain';
import { useLanguage } from '../../shared/i18n/language-context';
import { offersText, changeRequestText } from '../evening/reservation/recorded-value-texts';
import { dateInWords } from '../ui/time/date-words';
import { findTextId } from '../i18n/create-text-hook';
import { ruleUnit } from '../settings/label-texts';
import { type AuditText, auditTexts, useAuditText } from './texts';

const labelIdPrefixes = ['audit.field', 'field', 'note', 'settings.day', 'settings.rule'];
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
const openingHoursFields: readonly string[] = ['hours', ...weekdays];
const minuteFields = ['pausedFrom', 'seatedMinute', 'expectedMinute'];

export function useFieldTexts() {
  const text = useAuditText();
  const { language } = useLanguage();
  const fieldLabel = (field: string): string | null => {
    const ids = labelIdPrefixes.map((prefix) => findTextId(auditTexts, `${prefix}.${field}`));
    const id = ids.find((one) => one !== undefined);
    return id ? `${text(id)}${unitSuffix(id, text)}` : null;
  };
  const subjectText = (subject: string): string => {
    const dates = subject.split('/');
    return dates.every(isServiceDate) ? dates.map((date) => dateInWords(date, language)).join(' – ') : subject;
  };
  const fieldValueText = (value: unknown, field = ''): string => {
    if (Array.isArray(value)) return listText(value, field);
    if (typeof value === 'boolean') return text(value ? 'record.yes' : 'record.no');
    if (isBilingual(value)) return value[language];
    return changeRequestText(value, language) ?? singleValueText(value, field, text);
  };
  const listText = (values: readonly unknown[], field: string): string => {
    if (field === 'days') return subjectText([...new Set(values)].join('/'));
    const offers = offersText(values, language);
    if (offers !== null) return offers;
    return values.length > 0 ? values.join(' + ') : text('audit.nothing');
  };
  return { fieldLabel, fieldValueText, subjectText };
}

/** ` (minutes)` after a rule that is entered in minutes. */
function unitSuffix(labelId: string, text: AuditText): string {
  const rule = ruleNames.find((name) => labelId === `settings.rule.${name}`);
  const unit = rule && ruleUnit(rule);
  return unit === 'minutes' || unit === 'hours' ? ` (${text(`settings.unit.${unit}`)})` : '';
}

function singleValueText(value: unknown, field: string, text: AuditText): string {
  return (
    venueValueText(value, field, text) ?? choiceText(value, field, text) ?? (plainText(value) || text('audit.nothing'))
  );
}

function choiceText(value: unknown, field: string, text: AuditText): string | null {
  const id = choiceFields.includes(field) ? findTextId(auditTexts, `audit.value.${String(value)}`) : null;
  return id ? text(id) : null;
}

function venueValueText(value: unknown, field: string, text: AuditText): string | null {
  if (openingHoursFields.includes(field)) return isHours(value) ? openingHoursText(value, text) : text('audit.closed');
  if (minuteFields.includes(field) && typeof value === 'number') return timeOfMinute(value);
  if (value !== null || !ruleNames.some((name) => name === field)) return null;
  return text(field === 'pacingCovers' ? 'audit.unlimited' : 'audit.never');
}

const isBilingual = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && 'sk' in value && 'en' in value;

const isHours = (value: unknown): value is OpeningHours =>
  typeof value === 'object' && value !== null && 'opens' in value && 'lastStart' in value && 'closes' in value;

function openingHoursText(hours: OpeningHours, text: AuditText): string {
  return text('audit.open', { hours: formatOpeningHours(hours), lastStart: timeOfMinute(hours.lastStart) });
}

const plainText = (value: unknown): string => (['string', 'number'].includes(typeof value) ? String(value) : '');
