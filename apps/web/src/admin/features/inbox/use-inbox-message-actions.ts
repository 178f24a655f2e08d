import { type InboxMessageDto, answerInboxMessage, noteInboxMessage, readInboxMessage } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { refreshInbox, showInboxMessage } from '../../shared/api/inbox-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useInboxText } from './texts';

interface Answer {
  inboxMessage: InboxMessageDto;
  isAnswered: boolean;
}

/** Marks an enquiry as answered or open; the banner offers to undo it. */
export function useAnswer() {
  const queries = useQueryClient();
  const text = useInboxText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ inboxMessage: { kind, id, version }, isAnswered }: Answer) =>
      answerInboxMessage(kind, id, { isAnswered, version }),
    onMutate: () => banner.clear(),
    onSuccess: (inboxMessage, { isAnswered }) => {
      const said = text(isAnswered ? 'inboxMessage.done' : 'inboxMessage.waits', { name: inboxMessage.name });
      banner.sayDone(said, { undo: () => mutate({ inboxMessage, isAnswered: !isAnswered }) });
    },
    onError: (error) => {
      const theirs = inboxMessageIn(error);
      if (theirs) showInboxMessage(queries, theirs);
      banner.sayFailed(text('inboxMessage.failed', { reason: reasonOf(error) }));
    },
    onSettled: () => void refreshInbox(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}

/** Saves the note over the version that was opened. On a conflict the input stays, and the other note is shown. */
export function useSaveNote(inboxMessage: InboxMessageDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useInboxText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const [theirs, setTheirs] = useState<InboxMessageDto | null>(null);
  const { kind, id } = inboxMessage;
  const { version } = theirs ?? inboxMessage;
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (staffNote: string) => noteInboxMessage(kind, id, { staffNote, version }),
    onSuccess: (saved) => {
      showInboxMessage(queries, saved);
      banner.sayDone(text('inboxMessage.note.saved'));
      onSaved();
    },
    onError: (error) => {
      setTheirs(inboxMessageIn(error));
      banner.sayFailed(text('inboxMessage.failed', { reason: reasonOf(error) }));
    },
    onSettled: () => void refreshInbox(queries),
  });
  return { save: mutate, isSaving: isPending, theirs };
}

/** Marks an enquiry as read once; if that fails it stays new, which does no harm. */
export function useRead(): (inboxMessage: InboxMessageDto) => void {
  const queries = useQueryClient();
  return ({ kind, id, readAt }) => {
    if (readAt === null)
      void readInboxMessage(kind, id).then(
        (read) => showInboxMessage(queries, read),
        () => undefined,
      );
  };
}

function inboxMessageIn(error: unknown): InboxMessageDto | null {
  const { code, current } = refusalIn(error) as { code?: string; current?: InboxMessageDto };
  return code === 'changed_meanwhile' && current ? current : null;
}
