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
import { refusalIn } from '../data/refusal';
import { useOneAtATime } from '../data/use-one-at-a-time';
import { useBanner } from '../data/banner/banner-provider';
import { useFailureReason } from '../data/failure/use-failure-reason';
import { useNewsletterText } from './texts';

export type RefusedRow = FileRowDto & { reason: ImportRefusal };
export const isRefused = (row: FileRowDto): row is RefusedRow => row.reason !== null;
/** A row without a standing waits for an answer. */
export const isReady = ({ reason, standing }: FileRowDto): boolean => reason === null && standing !== null;

/** Unsubscribed persons are saved as such, so that a later import does not add them. */
export const isActive = ({ standing }: FileRowDto): boolean => standing === 'active';

export interface ImportAnswers {
  columns: [string, ListField | null][];
  words: [string, Standing][];
}

export interface ImportRun {
  file: File;
  answers: ImportAnswers;
  read: ReadImportFileDto | null;
  ready: readonly FileRowDto[];
  /** A `broken` import can continue from where it stopped. */
  step: 'reading' | 'preview' | 'sending' | 'broken' | 'done';
  sent: number;
  imported: number;
  left: number;
  refused: readonly RefusedRow[];
}

const nothingRead = { read: null, ready: [], sent: 0, imported: 0, left: 0, refused: [] };
/** An answer names at most this many skipped rows. */
const rowsAtOnce = 1_000;
const longestReading = 180_000; // milliseconds; a phone needs time to send 20 MB

export function useImport() {
  const queries = useQueryClient();
  const text = useNewsletterText();
  const banner = useBanner();
  const showFailure = useShowFailure();
  const [run, setRun] = useState<ImportRun | null>(null);
  const reading = useRef<AbortController>(null);
  const read = async (before: ImportRun | null, request: Pick<ImportRun, 'file' | 'answers'>) => {
    banner.clear();
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setRun({ ...(before ?? nothingRead), ...request, step: 'reading' });
    try {
      const sent = { file: request.file, answers: JSON.stringify(request.answers) };
      const found = await readImportFile(sent, { signal, timeoutMs: longestReading });
      const ready = found.rows.filter(isReady);
      const refused = found.rows.filter(isRefused);
      setRun({ ...nothingRead, ...request, step: 'preview', read: found, ready, refused });
    } catch (error) {
      if (signal.aborted) return;
      setRun(before);
      showFailure(error);
    }
  };
  const sendAll = async (started: ImportRun) => {
    let now: ImportRun = { ...started, step: 'sending' };
    setRun(now);
    try {
      while (now.sent < now.ready.length) setRun((now = await afterNextPart(now)));
      setRun({ ...now, step: 'done', refused: [...now.refused].sort((a, b) => a.row - b.row) });
      banner.showSuccess(text('newsletter.import.done', { count: now.imported }));
    } catch (error) {
      setRun({ ...now, step: 'broken' });
      showFailure(error);
    }
    void queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() }); // not awaited, so that the import continues at once
  };
  const { mutate: send } = useOneAtATime({ mutationFn: sendAll });
  const close = (): void => {
    reading.current?.abort();
    setRun(null);
  };
  return {
    run,
    choose: (file: File) => read(null, { file, answers: { columns: [], words: [] } }),
    answer: (now: ImportRun, answers: ImportAnswers) => read(now, { file: now.file, answers }),
    send,
    close,
  };
}

/** Spec §8. */
function useShowFailure() {
  const text = useNewsletterText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const reasons: Readonly<Record<string, string>> = {
    sheet_unreadable: text('newsletter.error.format'),
    sheet_required: text('newsletter.error.empty'),
    sheet_other_format: text('newsletter.error.format'),
    sheet_too_large: text('newsletter.error.large'),
    payload_too_large: text('newsletter.error.large'),
  };
  return (error: unknown) => {
    const { errors, code } = refusalIn(error);
    const reason = reasons[errors?.[0]?.code ?? code ?? ''] ?? reasonOf(error);
    banner.showFailure(`${text('newsletter.import.failed')} ${reason}`);
  };
}

/** Spec §7. */
export function requestOf(part: readonly FileRowDto[]): ImportRowDto[] {
  return part.map((row) => {
    const { email, firstName, lastName, language, notes, subscribedAt } = row;
    const fields = { email, firstName, lastName, language, notes, subscribedAt };
    return { ...fields, source: 'admin_import', isActive: isActive(row) };
  });
}

async function afterNextPart(run: ImportRun): Promise<ImportRun> {
  const part = run.ready.slice(run.sent, run.sent + rowsAtOnce);
  const { imported, left, skipped } = await importSubscribers(requestOf(part));
  const refused = skipped.flatMap(({ row, reason }) => part.slice(row - 1, row).map((sent) => ({ ...sent, reason })));
  return {
    ...run,
    sent: run.sent + part.length,
    imported: run.imported + imported,
    left: run.left + left,
    refused: [...run.refused, ...refused],
  };
}
