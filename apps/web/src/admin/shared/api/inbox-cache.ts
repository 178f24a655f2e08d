import {
  type InboxDto,
  type LetterDto,
  getCountInboxQueryKey,
  getGetInboxQueryKey,
  getListLettersQueryKey,
} from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { readAnew } from './read-anew';

/** Where what waits stands in the cache: the list, and below it the counts. */
export const inboxPath = getGetInboxQueryKey()[0];
const concerned = [inboxPath, getListLettersQueryKey()[0]];

/** Reads anew what waits, wherever it is on show: after a deed, or when somebody says that something has come in. */
export function refreshInbox(queries: QueryClient): Promise<void> {
  return readAnew(queries, ({ queryKey }) => concerned.some((path) => String(queryKey[0]).startsWith(path)));
}

/** Shows a letter as it is now in the list of what waits. An answer under way is older: it would bring the version before back. */
export function showLetter(queries: QueryClient, letter: LetterDto): void {
  void queries.cancelQueries({ queryKey: getGetInboxQueryKey(), exact: true });
  const replaced = (letters: LetterDto[]) => letters.map((one) => (one.id === letter.id ? letter : one));
  queries.setQueryData<InboxDto>(getGetInboxQueryKey(), (inbox) =>
    inbox ? { ...inbox, messages: replaced(inbox.messages), inquiries: replaced(inbox.inquiries) } : inbox,
  );
}

/** The header counts what the list shows. */
export function showCounts(queries: QueryClient, { counts }: InboxDto): void {
  queries.setQueryData(getCountInboxQueryKey(), counts);
}
