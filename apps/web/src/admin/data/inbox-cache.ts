import {
  type InboxDto,
  type InboxMessageDto,
  getCountInboxQueryKey,
  getGetInboxQueryKey,
  getListInboxMessagesQueryKey,
} from '@strapec/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { reloadQueries } from './reload-queries';

export const inboxPath = getGetInboxQueryKey()[0];
const inboxPaths = [inboxPath, getListInboxMessagesQueryKey()[0]];

export function refreshInbox(queries: QueryClient): Promise<void> {
  return reloadQueries(queries, ({ queryKey }) => inboxPaths.some((path) => String(queryKey[0]).startsWith(path)));
}

/** A request under way is cancelled: its answer would show the old version again. */
export function cacheInboxMessage(queries: QueryClient, inboxMessage: InboxMessageDto): void {
  void queries.cancelQueries({ queryKey: getGetInboxQueryKey(), exact: true });
  const replaceMessage = (inboxMessages: InboxMessageDto[]) =>
    inboxMessages.map((one) => (one.id === inboxMessage.id ? inboxMessage : one));
  queries.setQueryData<InboxDto>(getGetInboxQueryKey(), (inbox) =>
    inbox ? { ...inbox, messages: replaceMessage(inbox.messages), inquiries: replaceMessage(inbox.inquiries) } : inbox,
  );
}

export function cacheInboxCounts(queries: QueryClient, { counts }: InboxDto): void {
  queries.setQueryData(getCountInboxQueryKey(), counts);
}
