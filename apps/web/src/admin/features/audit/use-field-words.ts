import { en } from './messages.en';
import { type AuditMessageId, useAuditText } from './texts';

const known = (id: string): AuditMessageId | null => (Object.hasOwn(en, id) ? (id as AuditMessageId) : null);
/** Fields whose values are words of the program, and not of people. */
const wordFields = ['status', 'role', 'source', 'preferredLanguage', 'language', 'visibility', 'capacityMode', 'kind'];

/** Names and values of fields in words. */
export function useFieldWords() {
  const text = useAuditText();
  /** `null` for a field that tells nobody anything. */
  const labelOf = (field: string): string | null => {
    const id = known(`audit.field.${field}`);
    return id && text(id);
  };
  const say = (value: unknown, field = ''): string => {
    if (Array.isArray(value)) return value.length > 0 ? value.join(' + ') : text('audit.nothing');
    if (typeof value === 'boolean') return text(value ? 'audit.yes' : 'audit.no');
    const word = wordOf(value, field);
    return word ? text(word) : asItIs(value) || text('audit.nothing');
  };
  return { labelOf, say };
}

const wordOf = (value: unknown, field: string): AuditMessageId | null =>
  wordFields.includes(field) ? known(`audit.value.${String(value)}`) : null;

const asItIs = (value: unknown): string => (['string', 'number'].includes(typeof value) ? String(value) : '');
