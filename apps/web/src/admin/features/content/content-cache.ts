import { type ContentDto, getListContentQueryKey } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Shows a text as it is now, without asking the API. */
export function showContent(queries: QueryClient, changed: ContentDto): void {
  queries.setQueryData<ContentDto[]>(getListContentQueryKey(), (contents) =>
    contents?.map((content) => (content.key === changed.key ? changed : content)),
  );
}
