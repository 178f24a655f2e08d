import { type ContentDto, type ContentProblemDto, HttpError, saveContent } from '@strapec/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBanner } from '../../shared/banner/banner-provider';
import { showContent } from './content-cache';
import { useContentText } from './texts';

/** What the form holds. */
export type ContentValues = Pick<ContentDto, 'contentEn' | 'contentSk'>;

export const valuesOf = ({ contentEn, contentSk }: ContentDto): ContentValues => ({ contentEn, contentSk });

/** Saves a text unless somebody else has done so since it was opened; their version is then `theirs`. */
export function useSaveContent(opened: ContentDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<ContentDto | null>(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: ContentValues) => {
      const { key, section, type, version } = base;
      return saveContent({ key, section, type, version, ...values });
    },
    onSuccess: (saved) => {
      showContent(queries, saved);
      banner.sayDone(text('content.updated'));
      onSaved();
    },
    onError: (error) => {
      const current = currentIn(error);
      setTheirs(current);
      if (current) showContent(queries, current);
      banner.sayFailed(text('content.updateFailed'));
    },
  });
  /** Goes on from what somebody else has saved. */
  const goOnFrom = (current: ContentDto) => {
    setBase(current);
    setTheirs(null);
    banner.clear();
  };
  return { save: mutateAsync, isSaving: isPending, base, theirs, goOnFrom };
}

export type ContentSaving = ReturnType<typeof useSaveContent>;

function currentIn(error: unknown): ContentDto | null {
  if (!(error instanceof HttpError) || error.code !== 'changed_meanwhile') return null;
  return (error.problem as ContentProblemDto | null)?.current ?? null;
}
