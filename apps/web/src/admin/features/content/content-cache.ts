import type { ContentDto } from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Under which the cache keeps the texts. */
export const contentKey = ['/api/admin/content'];

/** Shows a text as it is now, without asking the API. */
export function showContent(queries: QueryClient, changed: ContentDto): void {
  queries.setQueryData<ContentDto[]>(contentKey, (contents) =>
    contents?.map((content) => (content.key === changed.key ? changed : content)),
  );
}
