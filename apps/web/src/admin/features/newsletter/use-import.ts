import { importSubscribers } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useLeaveGuard } from '../../shared/ui/use-leave-guard';
import { type ImportPlan, type RefusedRow, planImport, refusedIn, requestOf, rowsAtOnce } from './import-plan';
import { type ImportFile, readImportFile } from './read-import-file';
import { refreshSubscribers } from './refresh-subscribers';
import { useNewsletterText } from './texts';

/** An import from the choice of a file to its result. */
export interface ImportRun extends Omit<ImportFile, 'rows'> {
  fileName: string;
  plan: ImportPlan;
  /** `broken` can be gone on with from where it stopped. */
  step: 'preview' | 'sending' | 'broken' | 'done';
  /** Rows that the API has answered for. */
  sent: number;
  imported: number;
  refused: readonly RefusedRow[];
}

/** Reads a file, and sends it part by part once somebody has looked at what is in it. */
export function useImport() {
  const queries = useQueryClient();
  const text = useNewsletterText();
  const banner = useBanner();
  const [run, setRun] = useState<ImportRun | null>(null);
  const [isReading, setReading] = useState(false);
  useLeaveGuard(() => run?.step === 'sending');
  const choose = async (file: File) => {
    banner.clear();
    setReading(true);
    try {
      const { rows, ...said } = await readImportFile(file);
      const plan = planImport(rows);
      setRun({ ...said, fileName: file.name, plan, step: 'preview', sent: 0, imported: 0, refused: plan.refused });
    } catch {
      banner.sayFailed(text('newsletter.import.failed'));
    }
    setReading(false);
  };
  const sendAll = async (begun: ImportRun) => {
    let now: ImportRun = { ...begun, step: 'sending' };
    setRun(now);
    try {
      while (now.sent < now.plan.ready.length) setRun((now = await afterNextPart(now)));
      setRun({ ...now, step: 'done', refused: [...now.refused].sort((a, b) => a.row - b.row) });
      banner.sayDone(text('newsletter.import.done', { count: now.imported }));
    } catch {
      setRun({ ...now, step: 'broken' });
      banner.sayFailed(text('newsletter.import.failed'));
    }
    void refreshSubscribers(queries); // whoever goes on does not wait for the list
  };
  const { mutate: send } = useOneAtATime({ mutationFn: sendAll });
  /** Answers whether it closed: nobody looks away from an import that is under way. */
  const close = (): boolean => {
    if (run?.step === 'sending') return false;
    setRun(null);
    return true;
  };
  return { run, isReading, choose, send, close };
}

async function afterNextPart(run: ImportRun): Promise<ImportRun> {
  const part = run.plan.ready.slice(run.sent, run.sent + rowsAtOnce);
  const answer = await importSubscribers(requestOf(part));
  return {
    ...run,
    sent: run.sent + part.length,
    imported: run.imported + answer.imported,
    refused: [...run.refused, ...refusedIn(part, answer)],
  };
}
