import type { FileRowDto } from '@strapec/contracts';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { downloadFile } from '../ui/files/file-chooser';
import { formatInstant } from '../ui/time/date-words';
import parts from '../ui/parts.module.css';
import styles from './newsletter.module.css';
import { useUiText } from '../ui/texts';
import { useNewsletterText } from './texts';
import type { RefusedRow } from './use-subscriber-import';

const maxShownRowCounts = { ready: 5, refused: 100 };

export function ReadyRows({ readyRows }: { readyRows: readonly FileRowDto[] }) {
  const text = useNewsletterText();
  const { language: uiLanguage } = useLanguage();
  if (readyRows.length === 0)
    return <p className={`${parts.muted} ${parts.found}`}>{text('newsletter.import.nothing')}</p>;
  const rows = readyRows
    .slice(0, maxShownRowCounts.ready)
    .map(({ email, firstName, lastName, language, subscribedAt, standing }) => [
      <>
        {email}
        {standing !== 'active' && <small>{text('newsletter.import.left')}</small>}
        {subscribedAt && (
          <small>{text('newsletter.since', { instant: formatInstant(subscribedAt, uiLanguage) })}</small>
        )}
      </>,
      [firstName, lastName].filter(Boolean).join(' ') || '–',
      text(`newsletter.language.${language}`),
    ]);
  return (
    <section aria-labelledby="first-rows">
      <h3 id="first-rows">{text('newsletter.import.first')}</h3>
      <RowTable
        headingTextIds={['newsletter.field.email', 'newsletter.field.name', 'newsletter.field.language']}
        rows={rows}
      />
      <p className={`${parts.muted} ${parts.found}`}>{text('newsletter.import.known')}</p>
    </section>
  );
}

export function RefusedRows({ refusedRows }: { refusedRows: readonly RefusedRow[] }) {
  const text = useNewsletterText();
  const uiText = useUiText();
  if (refusedRows.length === 0) return null;
  const downloadRefusedRows = async () => {
    const file = await createRefusedRowsFile(refusedRows, (reason) => text(`newsletter.reason.${reason}`));
    downloadFile(file, 'newsletter-left-out.csv');
  };
  const countByReason = new Map<RefusedRow['reason'], number>();
  for (const { reason } of refusedRows) countByReason.set(reason, (countByReason.get(reason) ?? 0) + 1);
  const sortedReasonCounts = [...countByReason].sort(([, a], [, b]) => b - a);
  const hasSeveralTables = refusedRows.some(({ table }) => table !== refusedRows[0]?.table);
  const rows = refusedRows.slice(0, maxShownRowCounts.refused).map(({ row, table, email, reason }) => [
    <>
      {row}
      {hasSeveralTables && <small>{table}</small>}
    </>,
    email || '–',
    text(`newsletter.reason.${reason}`),
  ]);
  return (
    <section aria-labelledby="left-out">
      <h3 id="left-out">{text('newsletter.import.skipped')}</h3>
      <ul className={parts.stack}>
        {sortedReasonCounts.map(([reason, count]) => (
          <li key={reason}>
            <b>{uiText('ui.number', { count })}</b> {text(`newsletter.reason.${reason}`)}
          </li>
        ))}
      </ul>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void downloadRefusedRows()}>
        {text('newsletter.import.download')}
      </Button>
      <details>
        <summary>{text('newsletter.import.rows', { count: rows.length })}</summary>
        <RowTable
          headingTextIds={['newsletter.column.row', 'newsletter.field.email', 'newsletter.column.reason']}
          rows={rows}
        />
      </details>
    </section>
  );
}

interface RowTableProps {
  headingTextIds?: readonly Parameters<ReturnType<typeof useNewsletterText>>[0][];
  rows: readonly ReactNode[][];
}

export function RowTable({ headingTextIds, rows }: RowTableProps) {
  const text = useNewsletterText();
  return (
    <table className={styles.table} role={headingTextIds ? undefined : 'presentation'}>
      {headingTextIds && (
        <thead>
          <tr>
            {headingTextIds.map((headingTextId) => (
              <th key={headingTextId} scope="col">
                {text(headingTextId)}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((cells, rowIndex) => (
          <tr key={rowIndex}>
            {cells.map((cell, columnIndex) => (
              <td key={columnIndex}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const csvHeadings = 'email,first name,last name,language,notes,subscribed,status,row,reason'.split(',');

/** The corrected file can be imported. No cell is interpreted as a formula. */
export async function createRefusedRowsFile(
  refusedRows: readonly RefusedRow[],
  toReasonText: (reason: RefusedRow['reason']) => string,
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const csvRows = refusedRows.map(
    ({ row, email, firstName, lastName, language, notes, subscribedAt, standing, reason }) => [
      ...[email, firstName, lastName, language, notes, subscribedAt, standing], // an unsubscribed person stays unsubscribed
      ...[row, toReasonText(reason)],
    ],
  );
  const csv = papa.unparse({ fields: csvHeadings, data: csvRows }, { escapeFormulae: true });
  return new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }); // the byte order mark lets spreadsheets read UTF-8
}
