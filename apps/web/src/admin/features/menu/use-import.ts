import { HttpError, type ImportedMenuDto, type ImportedRowDto, importMenu } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refusalIn } from '../../shared/api/refusal';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useErrorWords } from './error-words';
import { useMenuText } from './texts';
import { useUndoImport } from './last-import';

interface Asked {
  file: File;
  isReplacing: boolean;
}

/** A spreadsheet and its changes; it is saved only after the preview. */
export interface ImportRun extends Asked {
  preview: ImportedMenuDto;
  /** True when the list changed since the first preview. */
  isAnew: boolean;
}

export const countOf = (rows: readonly ImportedRowDto[], outcome: ImportedRowDto['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

/** Reads a spreadsheet, previews its changes, and saves exactly those. */
export function useImport() {
  const queries = useQueryClient();
  const { language: lang } = useLanguage();
  const text = useMenuText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const errorWords = useErrorWords();
  const { mutate: undo } = useUndoImport();
  const [run, setRun] = useState<ImportRun | null>(null);
  const sayFailed = (error: unknown) => {
    const formError = refusalIn(error).errors?.[0];
    const reason = formError ? errorWords(formError) : reasonOf(error);
    banner.sayFailed(text('menuList.import.failed', { reason }));
  };
  const look = useOneAtATime({
    mutationFn: ({ file, isReplacing }: Asked & { isAnew: boolean }) =>
      importMenu({ file }, { lang, dry: '1', replace: isReplacing ? '1' : '0' }),
    onSuccess: (preview, asked) => setRun({ ...asked, preview }),
    onError: sayFailed,
  });
  const save = useOneAtATime({
    mutationFn: ({ file, isReplacing, preview }: ImportRun) =>
      importMenu({ file }, { lang, hash: preview.hash, replace: isReplacing ? '1' : '0' }),
    onSuccess: ({ rows, hash }) => {
      setRun(null);
      const counts = { created: countOf(rows, 'created'), changed: countOf(rows, 'changed') };
      const done = text('menuList.import.done', { ...counts, removed: countOf(rows, 'removed') });
      banner.sayDone(done, { undo: () => undo(hash) });
    },
    onError: (error, asked) => {
      if (error instanceof HttpError && error.status === 409) look.mutate({ ...asked, isAnew: true });
      else sayFailed(error);
    },
    onSettled: () => refreshMenu(queries),
  });
  return {
    run,
    isBusy: look.isPending || save.isPending,
    choose: (file: File) => {
      banner.clear();
      look.mutate({ file, isReplacing: false, isAnew: false });
    },
    replace: (isReplacing: boolean) => run && look.mutate({ ...run, isReplacing, isAnew: false }),
    save: () => run && save.mutate(run),
    close: () => setRun(null),
  };
}
