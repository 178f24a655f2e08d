import {
  type ListField,
  type FileRowDto,
  type ImportRefusal,
  type ImportRowDto,
  type ReadImportFileDto,
  type Standing,
  getListSubscribersQueryKey,
  importSubscribers,
  readImportFile,
} from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { toProblem } from '../data/problem-details';
import { useSingleFlight } from '../data/use-single-flight';
import { useBanner } from '../data/banner/banner-provider';
import { useDescribeFailure } from '../data/failure/use-describe-failure';
import { useNewsletterText } from './texts';

export type RefusedRow = FileRowDto & { reason: ImportRefusal };
export const isRefusedRow = (row: FileRowDto): row is RefusedRow => row.reason !== null;
/** A row without a standing waits for an answer. */
export const isReadyRow = ({ reason, standing }: FileRowDto): boolean => reason === null && standing !== null;

/** Unsubscribed persons are saved as such, so that a later import does not add them. */
export const isActiveRow = ({ standing }: FileRowDto): boolean => standing === 'active';

export interface ImportAnswers {
  columns: [string, ListField | null][];
  words: [string, Standing][];
}

export interface ImportRun {
  file: File;
  answers: ImportAnswers;
  fileContent: ReadImportFileDto | null;
  readyRows: readonly FileRowDto[];
  /** A `broken` import can continue from where it stopped. */
  step: 'reading' | 'preview' | 'sending' | 'broken' | 'done';
  sentCount: number;
  importedCount: number;
  unsubscribedCount: number;
  refusedRows: readonly RefusedRow[];
}

const initialRunState = {
  fileContent: null,
  readyRows: [],
  sentCount: 0,
  importedCount: 0,
  unsubscribedCount: 0,
  refusedRows: [],
};
/** An answer names at most this many skipped rows. */
const rowsPerRequest = 1_000;
const readTimeoutMs = 180_000; // milliseconds; a phone needs time to send 20 MB

export function useSubscriberImport() {
  const queries = useQueryClient();
  const text = useNewsletterText();
  const banner = useBanner();
  const showFailure = useShowImportFailure();
  const [run, setRun] = useState<ImportRun | null>(null);
  const readAbortController = useRef<AbortController>(null);
  const readFile = async (previousRun: ImportRun | null, request: Pick<ImportRun, 'file' | 'answers'>) => {
    banner.clear();
    readAbortController.current?.abort();
    const { signal } = (readAbortController.current = new AbortController());
    setRun({ ...(previousRun ?? initialRunState), ...request, step: 'reading' });
    try {
      const upload = { file: request.file, answers: JSON.stringify(request.answers) };
      const fileContent = await readImportFile(upload, { signal, timeoutMs: readTimeoutMs });
      const readyRows = fileContent.rows.filter(isReadyRow);
      const refusedRows = fileContent.rows.filter(isRefusedRow);
      setRun({ ...initialRunState, ...request, step: 'preview', fileContent, readyRows, refusedRows });
    } catch (error) {
      if (signal.aborted) return;
      setRun(previousRun);
      showFailure(error);
    }
  };
  const sendRows = async (startedRun: ImportRun) => {
    let currentRun: ImportRun = { ...startedRun, step: 'sending' };
    setRun(currentRun);
    try {
      while (currentRun.sentCount < currentRun.readyRows.length) setRun((currentRun = await sendNextRows(currentRun)));
      setRun({ ...currentRun, step: 'done', refusedRows: [...currentRun.refusedRows].sort((a, b) => a.row - b.row) });
      banner.showSuccess(text('newsletter.import.done', { count: currentRun.importedCount }));
    } catch (error) {
      setRun({ ...currentRun, step: 'broken' });
      showFailure(error);
    }
    void queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() }); // not awaited, so that the import continues at once
  };
  const { mutate: startImport } = useSingleFlight({ mutationFn: sendRows });
  const close = (): void => {
    readAbortController.current?.abort();
    setRun(null);
  };
  return {
    run,
    chooseFile: (file: File) => readFile(null, { file, answers: { columns: [], words: [] } }),
    answerQuestions: (currentRun: ImportRun, answers: ImportAnswers) =>
      readFile(currentRun, { file: currentRun.file, answers }),
    send: startImport,
    close,
  };
}

/** Spec §8. */
function useShowImportFailure() {
  const text = useNewsletterText();
  const banner = useBanner();
  const describeFailure = useDescribeFailure();
  const reasonsByCode: Readonly<Record<string, string>> = {
    sheet_unreadable: text('newsletter.error.format'),
    sheet_required: text('newsletter.error.empty'),
    sheet_other_format: text('newsletter.error.format'),
    sheet_too_large: text('newsletter.error.large'),
    payload_too_large: text('newsletter.error.large'),
  };
  return (error: unknown) => {
    const { errors, code } = toProblem(error);
    const reason = reasonsByCode[errors?.[0]?.code ?? code ?? ''] ?? describeFailure(error);
    banner.showFailure(`${text('newsletter.import.failed')} ${reason}`);
  };
}

/** Spec §7. */
export function toImportRows(rows: readonly FileRowDto[]): ImportRowDto[] {
  return rows.map((row) => {
    const { email, firstName, lastName, language, notes, subscribedAt } = row;
    const fields = { email, firstName, lastName, language, notes, subscribedAt };
    return { ...fields, source: 'admin_import', isActive: isActiveRow(row) };
  });
}

async function sendNextRows(run: ImportRun): Promise<ImportRun> {
  const rows = run.readyRows.slice(run.sentCount, run.sentCount + rowsPerRequest);
  const { imported, left, skipped } = await importSubscribers(toImportRows(rows));
  const refusedRows = skipped.flatMap(({ row, reason }) =>
    rows.slice(row - 1, row).map((sentRow) => ({ ...sentRow, reason })),
  );
  return {
    ...run,
    sentCount: run.sentCount + rows.length,
    importedCount: run.importedCount + imported,
    unsubscribedCount: run.unsubscribedCount + left,
    refusedRows: [...run.refusedRows, ...refusedRows],
  };
}
