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
import { unitOfRule } from '../settings/settings-label-texts';
import { type AuditText, auditTexts, useAuditText } from './texts';

const labelTextIdPrefixes = ['audit.field', 'field', 'note', 'settings.day', 'settings.rule'];
const fieldsWithValueTexts = [
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

export function useAuditFormat() {
  const text = useAuditText();
  const { language } = useLanguage();
  const findFieldLabel = (field: string): string | null => {
    const textIds = labelTextIdPrefixes.map((prefix) => findTextId(auditTexts, `${prefix}.${field}`));
    const textId = textIds.find((one) => one !== undefined);
    return textId ? `${text(textId)}${toUnitSuffix(textId, text)}` : null;
  };
  const formatSubject = (subject: string): string => {
    const dates = subject.split('/');
    return dates.every(isServiceDate) ? dates.map((date) => dateInWords(date, language)).join(' – ') : subject;
  };
  const formatFieldValue = (value: unknown, field = ''): string => {
    if (Array.isArray(value)) return formatList(value, field);
    if (typeof value === 'boolean') return text(value ? 'record.yes' : 'record.no');
    if (isBilingual(value)) return value[language];
    return changeRequestText(value, language) ?? formatSingleValue(value, field, text);
  };
  const formatList = (values: readonly unknown[], field: string): string => {
    if (field === 'days') return formatSubject([...new Set(values)].join('/'));
    const offersInWords = offersText(values, language);
    if (offersInWords !== null) return offersInWords;
    return values.length > 0 ? values.join(' + ') : text('audit.nothing');
  };
  return { fieldLabel: findFieldLabel, fieldValueText: formatFieldValue, subjectText: formatSubject };
}

/** ` (minutes)` after a rule that is entered in minutes. */
function toUnitSuffix(labelTextId: string, text: AuditText): string {
  const rule = ruleNames.find((name) => labelTextId === `settings.rule.${name}`);
  const unit = rule && unitOfRule(rule);
  return unit === 'minutes' || unit === 'hours' ? ` (${text(`settings.unit.${unit}`)})` : '';
}

function formatSingleValue(value: unknown, field: string, text: AuditText): string {
  return (
    findVenueValueText(value, field, text) ??
    findValueText(value, field, text) ??
    (toPlainText(value) || text('audit.nothing'))
  );
}

function findValueText(value: unknown, field: string, text: AuditText): string | null {
  const textId = fieldsWithValueTexts.includes(field) ? findTextId(auditTexts, `audit.value.${String(value)}`) : null;
  return textId ? text(textId) : null;
}

function findVenueValueText(value: unknown, field: string, text: AuditText): string | null {
  if (openingHoursFields.includes(field))
    return isOpeningHours(value) ? formatHoursWithLastStart(value, text) : text('audit.closed');
  if (minuteFields.includes(field) && typeof value === 'number') return timeOfMinute(value);
  if (value !== null || !ruleNames.some((name) => name === field)) return null;
  return text(field === 'pacingCovers' ? 'audit.unlimited' : 'audit.never');
}

const isBilingual = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' && value !== null && 'sk' in value && 'en' in value;

const isOpeningHours = (value: unknown): value is OpeningHours =>
  typeof value === 'object' && value !== null && 'opens' in value && 'lastStart' in value && 'closes' in value;

function formatHoursWithLastStart(hours: OpeningHours, text: AuditText): string {
  return text('audit.open', { hours: formatOpeningHours(hours), lastStart: timeOfMinute(hours.lastStart) });
}

const toPlainText = (value: unknown): string => (['string', 'number'].includes(typeof value) ? String(value) : '');
