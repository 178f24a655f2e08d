import type { FileRowDto } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import styles from './import.module.css';
import { useNewsletterText } from './texts';

const shownRows = 5;

/** The first of those who will be added, so that a column in the wrong place is seen in time. */
export function ImportPreview({ ready }: { ready: readonly FileRowDto[] }) {
  const text = useNewsletterText();
  const { language: own } = useLanguage();
  if (ready.length === 0) return <p className={styles.hint}>{text('newsletter.import.nothing')}</p>;
  return (
    <section aria-labelledby="first-rows">
      <h3 id="first-rows" className={styles.heading}>
        {text('newsletter.import.first')}
      </h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('newsletter.column.email')}</th>
            <th scope="col">{text('newsletter.column.name')}</th>
            <th scope="col">{text('newsletter.column.language')}</th>
          </tr>
        </thead>
        <tbody>
          {ready.slice(0, shownRows).map(({ email, firstName, lastName, language, subscribedAt, standing }) => (
            <tr key={email}>
              <td>
                {email}
                {standing !== 'active' && <small>{text('newsletter.import.left')}</small>}
                {subscribedAt && (
                  <small>{text('newsletter.since', { instant: instantInWords(subscribedAt, own) })}</small>
                )}
              </td>
              <td>{[firstName, lastName].filter(Boolean).join(' ') || '–'}</td>
              <td>{text(`newsletter.language.${language}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{text('newsletter.import.known')}</p>
    </section>
  );
}
