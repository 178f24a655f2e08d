import type { AuditItemDto } from '@strapec/contracts';
import { isGuestDeed } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import styles from './audit.module.css';
import { useAuditText } from './texts';
import { useFieldWords } from './use-field-words';

/** One change: when, who, what it was done to, and what it was before and after. */
export function AuditItem({ item }: { item: AuditItemDto }) {
  const text = useAuditText();
  const { language } = useLanguage();
  const { subjectInWords } = useFieldWords();
  const { at, staff, action, subject, reason, before, after } = item;
  return (
    <li className={styles.item}>
      <p className={styles.who}>
        <time dateTime={at}>{instantInWords(at, language)}</time>
        <span>{staff || text(isGuestDeed(action) ? 'audit.guest' : 'audit.house')}</span>
      </p>
      <div className={styles.what}>
        <p>
          <strong>{text(`audit.deed.${action}`)}</strong>
          {subject && <span className={styles.subject}>{subjectInWords(subject)}</span>}
        </p>
        <Differences before={before ?? null} after={after ?? null} />
        {reason && <p>{text('audit.reason', { reason })}</p>}
      </div>
    </li>
  );
}

type Fields = Readonly<Record<string, unknown>>;

/** Before → after; of what came into being what it is, of what is gone what it was. */
function Differences({ before, after }: { before: Fields | null; after: Fields | null }) {
  const { labelOf, say } = useFieldWords();
  const shown = Object.keys(after ?? before ?? {}).flatMap((field) => {
    const label = labelOf(field);
    if (field === 'days' && !(before && after)) return []; // the subject says them
    return label ? [{ field, label }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={styles.differences}>
      {shown.map(({ field, label }) => (
        <li key={field}>
          {label}: {before && <del>{say(before[field], field)}</del>}
          {before && after && ' → '}
          {after && <ins>{say(after[field], field)}</ins>}
        </li>
      ))}
    </ul>
  );
}
