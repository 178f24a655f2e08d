import {
  type InboxDto,
  type InboxMessageDto,
  getCountInboxQueryKey,
  getGetInboxQueryKey,
  getListInboxMessagesQueryKey,
} from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { readAnew } from './read-anew';

export const inboxPath = getGetInboxQueryKey()[0];
const concerned = [inboxPath, getListInboxMessagesQueryKey()[0]];

export function refreshInbox(queries: QueryClient): Promise<void> {
  return readAnew(queries, ({ queryKey }) => concerned.some((path) => String(queryKey[0]).startsWith(path)));
}

/** A request under way is cancelled: its answer would show the old version again. */
export function showInboxMessage(queries: QueryClient, inboxMessage: InboxMessageDto): void {
  void queries.cancelQueries({ queryKey: getGetInboxQueryKey(), exact: true });
  const replaced = (inboxMessages: InboxMessageDto[]) =>
    inboxMessages.map((one) => (one.id === inboxMessage.id ? inboxMessage : one));
  queries.setQueryData<InboxDto>(getGetInboxQueryKey(), (inbox) =>
    inbox ? { ...inbox, messages: replaced(inbox.messages), inquiries: replaced(inbox.inquiries) } : inbox,
  );
}

export function showCounts(queries: QueryClient, { counts }: InboxDto): void {
  queries.setQueryData(getCountInboxQueryKey(), counts);
}
