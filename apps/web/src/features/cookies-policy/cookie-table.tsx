import { useText } from '../../shared/i18n/use-text';
import type { en } from './messages.en';
import styles from './policy.module.css';

type Cookie = 'language' | 'consent' | 'font' | 'draft' | 'session' | 'map';

/** Cookies with what they are for and how long they stay. */
export function CookieTable({ cookies, caption }: { cookies: readonly Cookie[]; caption: string }) {
  const text = useText<keyof typeof en>();
  return (
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {(['name', 'purpose', 'duration'] as const).map((column) => (
            <th key={column} scope="col">
              {text(`cookies.table.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {cookies.map((cookie) => (
          <tr key={cookie}>
            <th scope="row">{text(`cookies.table.${cookie}.name`)}</th>
            <td>{text(`cookies.table.${cookie}.purpose`)}</td>
            <td>{text(`cookies.table.${cookie}.duration`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
