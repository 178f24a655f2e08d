import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import Button from 'antd/es/button';
import { saveAs } from '../../shared/files/save-as';
import { type RefusedRow, countsByReason } from './import-plan';
import styles from './import.module.css';
import { useNewsletterText } from './texts';

const shownRows = 100;

/** Which rows are left out and why; all of them can be taken away to be mended. */
export function RefusedRows({ refused }: { refused: readonly RefusedRow[] }) {
  const text = useNewsletterText();
  if (refused.length === 0) return null;
  const download = async () => {
    const file = await refusedRowsFile(refused, (reason) => text(`newsletter.reason.${reason}`));
    saveAs(file, 'newsletter-left-out.csv');
  };
  return (
    <section aria-labelledby="left-out">
      <h3 id="left-out" className={styles.heading}>
        {text('newsletter.import.leftOut')}
      </h3>
      <ul className={styles.reasons}>
        {countsByReason(refused).map(([reason, count]) => (
          <li key={reason}>
            <b>{text('newsletter.number', { count })}</b> {text(`newsletter.reason.${reason}`)}
          </li>
        ))}
      </ul>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download()}>
        {text('newsletter.import.download')}
      </Button>
      <RowTable refused={refused} />
    </section>
  );
}

function RowTable({ refused }: { refused: readonly RefusedRow[] }) {
  const text = useNewsletterText();
  const isOfSeveral = refused.some(({ table }) => table !== refused[0]?.table);
  return (
    <details className={styles.rows}>
      <summary>{text('newsletter.import.rows', { count: Math.min(shownRows, refused.length) })}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text('newsletter.column.row')}</th>
            <th scope="col">{text('newsletter.column.email')}</th>
            <th scope="col">{text('newsletter.column.reason')}</th>
          </tr>
        </thead>
        <tbody>
          {refused.slice(0, shownRows).map(({ row, table: name, email, reason }, index) => (
            <tr key={index}>
              <td>
                {row}
                {isOfSeveral && <small>{name}</small>}
              </td>
              <td>{email || '–'}</td>
              <td>{text(`newsletter.reason.${reason}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const headings = 'email,first name,last name,language,notes,subscribed,status,row,reason'.split(',');

/** The rows that were refused as CSV: mended, it can be imported as it is. A cell is never read as a formula. */
export async function refusedRowsFile(
  refused: readonly RefusedRow[],
  reasonInWords: (reason: RefusedRow['reason']) => string,
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const lines = refused.map(({ row, email, firstName, lastName, language, notes, subscribedAt, standing, reason }) => [
    ...[email, firstName, lastName, language, notes, subscribedAt, standing], // who has left is not mended into a guest
    ...[row, reasonInWords(reason)],
  ]);
  const text = papa.unparse({ fields: headings, data: lines }, { escapeFormulae: true });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }); // the mark tells spreadsheets that it is UTF-8
}
