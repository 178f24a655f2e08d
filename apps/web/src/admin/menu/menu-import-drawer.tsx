import {
  type ImportedRowDto,
  HttpError,
  type ImportedMenuDto,
  importMenu,
  undoImport,
  useGetLatestImport,
} from '@strapec/contracts';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import parts from '../ui/parts.module.css';
import { SideDrawer } from '../ui/drawer/side-drawer';
import { useLastValue } from '../ui/drawer/use-drawer';
import { useMenuErrorText, useDescribeMenuFailure } from './menu-errors';
import styles from './menu-drawers.module.css';
import { useMenuText } from './texts';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useStaffMutation } from '../data/use-staff-mutation';
import { refreshMenu } from '../data/menu-cache';
import { usePermissionCheck } from '../data/session-context';
import { formatInstant } from '../ui/time/date-words';

const summaryOutcomes = ['created', 'changed', 'removed', 'refused', 'unchanged'] as const;
const listedOutcomes = ['refused', 'removed', 'changed', 'created'] as const;
const maxListedRows = 100;

/** Keeps its content while it closes. */
export function MenuImportDrawer({
  run: openImport,
  isBusy,
  previewReplacing,
  save,
  close,
}: ReturnType<typeof useMenuImport>) {
  const text = useMenuText();
  const previewedImport = useLastValue(openImport);
  if (!previewedImport) return null;
  const { rows } = previewedImport.preview;
  const savedRowCount = rows.filter(({ outcome }) => ['created', 'changed', 'removed'].includes(outcome)).length;
  return (
    <SideDrawer
      open={openImport !== null}
      onClose={close}
      title={text('menuList.import.title', { file: previewedImport.file.name })}
      size={720}
      mask={{ closable: false }}
      footer={
        <Button type="primary" block disabled={isBusy || savedRowCount === 0 || !openImport} onClick={save}>
          {text('menuList.import.save', { count: savedRowCount })}
        </Button>
      }
    >
      <div className={parts.stack16}>
        {previewedImport.isOutdated && <Alert type="warning" showIcon title={text('menuList.import.outdated')} />}
        <p>{text('menuList.import.lead')}</p>
        <p>
          {summaryOutcomes
            .map((one) => `${text(`menuList.import.outcome.${one}`)}: ${countRows(rows, one)}`)
            .join(' · ')}
        </p>
        <Checkbox
          checked={previewedImport.isReplacing}
          disabled={isBusy}
          onChange={({ target }) => previewReplacing(target.checked)}
        >
          {text('menuList.import.replace')}
        </Checkbox>
        <ImportWarnings preview={previewedImport.preview} />
        {countRows(rows, 'refused') > 0 && <Alert type="warning" showIcon title={text('menuList.import.refused')} />}
        {listedOutcomes.map((outcome) => (
          <OutcomeRows key={outcome} outcome={outcome} rows={rows.filter((row) => row.outcome === outcome)} />
        ))}
      </div>
    </SideDrawer>
  );
}

function ImportWarnings({ preview: { rows, lacks, unread } }: Pick<PreviewedMenuImport, 'preview'>) {
  const text = useMenuText();
  const hasAssumedValues = lacks.length > 0 && countRows(rows, 'created') > 0;
  return (
    <>
      {hasAssumedValues && <Alert type="info" showIcon title={text('menuList.import.assumed')} />}
      {lacks.length > 0 && <p>{text('menuList.import.lacks', { columns: lacks.join(', ') })}</p>}
      {unread.length > 0 && <p>{text('menuList.import.unread', { parts: unread.join(', ') })}</p>}
    </>
  );
}

function OutcomeRows({ outcome, rows }: { outcome: (typeof listedOutcomes)[number]; rows: readonly ImportedRowDto[] }) {
  const text = useMenuText();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={`import-${outcome}`}>
      <h3 id={`import-${outcome}`}>{text(`menuList.import.outcome.${outcome}`)}</h3>
      <ul className={`${parts.rows} ${styles.importRows}`} data-outcome={outcome}>
        {rows.slice(0, maxListedRows).map((row) => (
          <ImportedRow key={`${row.row} ${row.name}`} row={row} />
        ))}
      </ul>
      {rows.length > maxListedRows && <p>{text('menuList.import.more', { count: rows.length - maxListedRows })}</p>}
    </section>
  );
}

function ImportedRow({ row: { row, name, outcome, changes, errors } }: { row: ImportedRowDto }) {
  const text = useMenuText();
  const errorText = useMenuErrorText();
  return (
    <li>
      <strong>{name || '–'}</strong> {row !== null && <small>{text('menuList.import.row', { row })}</small>}
      {outcome === 'created' && (
        <p className={parts.muted}>{changes.map(({ column, to }) => `${column}: ${to}`).join(' · ')}</p>
      )}
      {outcome === 'changed' && (
        <ul className={styles.cells}>
          {changes.map(({ field, column, from, to }) => (
            <li key={field}>
              {column}: <del aria-label={text('menuList.import.from')}>{from ?? '–'}</del>{' '}
              <ins aria-label={text('menuList.import.to')}>{to ?? '–'}</ins>
            </li>
          ))}
        </ul>
      )}
      {errors.length > 0 && (
        <ul className={styles.cells}>
          {errors.map(({ field, column, ...error }) => (
            <li key={`${field} ${error.code}`}>
              {column}: {errorText(error)}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface ImportRequest {
  file: File;
  isReplacing: boolean;
}

export interface PreviewedMenuImport extends ImportRequest {
  preview: ImportedMenuDto;
  /** True when the list changed since the first preview. */
  isOutdated: boolean;
}

const countRows = (rows: readonly ImportedRowDto[], outcome: ImportedRowDto['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

export function useMenuImport() {
  const { language: lang } = useLanguage();
  const text = useMenuText();
  const describeFailure = useDescribeMenuFailure();
  const { mutate: undo } = useUndoImport();
  const [previewedImport, setPreviewedImport] = useState<PreviewedMenuImport | null>(null);
  const toFailureText = (reason: string, error: Error) =>
    text('menuList.import.failed', { reason: describeFailure(reason, error) });
  const previewMutation = useStaffMutation({
    send: ({ file, isReplacing }: ImportRequest & { isOutdated: boolean }) =>
      importMenu({ file }, { lang, dry: '1', replace: isReplacing ? '1' : '0' }),
    onSuccess: (preview, request) => setPreviewedImport({ ...request, preview }),
    onFailure: toFailureText,
  });
  const saveMutation = useStaffMutation({
    send: ({ file, isReplacing, preview }: PreviewedMenuImport) =>
      importMenu({ file }, { lang, hash: preview.hash, replace: isReplacing ? '1' : '0' }),
    onSuccess: ({ rows, hash }) => {
      setPreviewedImport(null);
      const counts = { created: countRows(rows, 'created'), changed: countRows(rows, 'changed') };
      const successText = text('menuList.import.done', { ...counts, removed: countRows(rows, 'removed') });
      return { text: successText, undo: () => undo(hash) };
    },
    onFailure: (reason, error, request) => {
      if (!(error instanceof HttpError && error.status === 409)) return toFailureText(reason, error);
      previewMutation.mutate({ ...request, isOutdated: true });
    },
    refresh: refreshMenu,
  });
  return {
    run: previewedImport,
    isBusy: previewMutation.isPending || saveMutation.isPending,
    previewFile: (file: File) => previewMutation.mutate({ file, isReplacing: false, isOutdated: false }),
    previewReplacing: (isReplacing: boolean) =>
      previewedImport && previewMutation.mutate({ ...previewedImport, isReplacing, isOutdated: false }),
    save: () => previewedImport && saveMutation.mutate(previewedImport),
    close: () => setPreviewedImport(null),
  };
}

export function LatestImport() {
  const text = useMenuText();
  const { language } = useLanguage();
  const mayChange = usePermissionCheck()('menu.change');
  const { data } = useGetLatestImport({ query: { staleTime: 1000, enabled: mayChange } });
  const { mutate, isPending } = useUndoImport();
  if (!data?.latest) return null;
  const { hash, at, ...importSummary } = data.latest;
  return (
    <Alert
      type="info"
      showIcon
      title={text('menuList.import.latest', { ...importSummary, at: formatInstant(at, language) })}
      action={
        <Button disabled={isPending} onClick={() => mutate(hash)}>
          {text('menuList.import.undo')}
        </Button>
      }
    />
  );
}

function useUndoImport() {
  const text = useMenuText();
  return useStaffMutation({
    send: (hash: string) => undoImport({ hash }),
    onSuccess: () => text('menuList.import.undone'),
    onFailure: (reason) => text('menuList.import.notUndone', { reason }),
    refresh: refreshMenu,
  });
}
