import { HttpError, type ImportedMenuDto, type ImportedRowDto, importMenu } from '@strapec/contracts';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refusalIn } from '../../shared/api/refusal';
import { useStaffMutation } from '../../shared/mutation/use-staff-mutation';
import { refreshMenu } from '../../shared/api/menu-cache';
import { useErrorWords } from './error-words';
import { useMenuText } from './texts';
import { useUndoImport } from './last-import';

interface Asked {
  file: File;
  isReplacing: boolean;
}

export interface ImportRun extends Asked {
  preview: ImportedMenuDto;
  /** True when the list changed since the first preview. */
  isAnew: boolean;
}

export const countOf = (rows: readonly ImportedRowDto[], outcome: ImportedRowDto['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length;

export function useImport() {
  const { language: lang } = useLanguage();
  const text = useMenuText();
  const errorWords = useErrorWords();
  const { mutate: undo } = useUndoImport();
  const [run, setRun] = useState<ImportRun | null>(null);
  const failed = (reason: string, error: Error): string => {
    const formError = refusalIn(error).errors?.[0];
    return text('menuList.import.failed', { reason: formError ? errorWords(formError) : reason });
  };
  const look = useStaffMutation({
    send: ({ file, isReplacing }: Asked & { isAnew: boolean }) =>
      importMenu({ file }, { lang, dry: '1', replace: isReplacing ? '1' : '0' }),
    done: (preview, asked) => setRun({ ...asked, preview }),
    failed,
  });
  const save = useStaffMutation({
    send: ({ file, isReplacing, preview }: ImportRun) =>
      importMenu({ file }, { lang, hash: preview.hash, replace: isReplacing ? '1' : '0' }),
    done: ({ rows, hash }) => {
      setRun(null);
      const counts = { created: countOf(rows, 'created'), changed: countOf(rows, 'changed') };
      const done = text('menuList.import.done', { ...counts, removed: countOf(rows, 'removed') });
      return { text: done, undo: () => undo(hash) };
    },
    failed: (reason, error, asked) => {
      if (!(error instanceof HttpError && error.status === 409)) return failed(reason, error);
      look.mutate({ ...asked, isAnew: true });
    },
    refresh: refreshMenu,
  });
  return {
    run,
    isBusy: look.isPending || save.isPending,
    choose: (file: File) => look.mutate({ file, isReplacing: false, isAnew: false }),
    replace: (isReplacing: boolean) => run && look.mutate({ ...run, isReplacing, isAnew: false }),
    save: () => run && save.mutate(run),
    close: () => setRun(null),
  };
}
