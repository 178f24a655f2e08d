import { type ContentDto, saveContent } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useVersions } from '../../shared/api/use-versions';
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
  const { base, theirs, noteTheirs, goOnFrom } = useVersions(opened);
  const { mutateAsync, isPending } = useOneAtATime({
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
      const current = noteTheirs(error);
      if (current) showContent(queries, current);
      banner.sayFailed(text('content.updateFailed'));
    },
  });
  return { save: mutateAsync, isSaving: isPending, base, theirs, goOnFrom };
}

export type ContentSaving = ReturnType<typeof useSaveContent>;
