import { type ContentDto, type FieldErrorDto, saveContent, getListContentQueryKey } from '@strapec/contracts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useBanner } from '../../shared/banner/banner-provider';
import { useDraft } from '../../shared/ui/use-draft';
import { useContentText } from './texts';

/** What the form holds. */
export type ContentValues = Pick<ContentDto, 'contentEn' | 'contentSk'>;

const valuesOf = ({ contentEn, contentSk }: ContentDto): ContentValues => ({ contentEn, contentSk });

/** The draft of a text. */
export function useSaveContent(opened: ContentDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useContentText();
  const banner = useBanner();
  return useDraft({
    name: 'site-text',
    opened,
    valuesOf,
    save: (values: ContentValues, { key, section, type, version }) =>
      saveContent({ key, section, type, version, ...values }),
    onSaved: (saved) => {
      showContent(queries, saved);
      banner.sayDone(text('content.updated'));
      onSaved();
    },
    onRefused: (_error, { theirs }) => {
      if (theirs) showContent(queries, theirs);
      banner.sayFailed(text('content.updateFailed'));
    },
    faultOf: ({ field, code, message }: FieldErrorDto) => ({
      name: field as keyof ContentValues,
      errors: [code === 'placeholders_differ' || code === 'syntax_invalid' ? text(`content.fault.${code}`) : message],
    }),
  });
}

/** Shows a text as it is now, without asking the API. */
function showContent(queries: QueryClient, changed: ContentDto): void {
  queries.setQueryData<ContentDto[]>(getListContentQueryKey(), (contents) =>
    contents?.map((content) => (content.key === changed.key ? changed : content)),
  );
}
