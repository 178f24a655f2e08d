import { type LetterDto, answerLetter, noteLetter, readLetter } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { refreshInbox, showLetter } from '../../shared/api/inbox-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useInboxText } from './texts';

interface Answer {
  letter: LetterDto;
  isAnswered: boolean;
}

/** Marks an enquiry as answered or open; the banner offers to undo it. */
export function useAnswer() {
  const queries = useQueryClient();
  const text = useInboxText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ letter: { kind, id, version }, isAnswered }: Answer) =>
      answerLetter(kind, id, { isAnswered, version }),
    onMutate: () => banner.clear(),
    onSuccess: (letter, { isAnswered }) => {
      const said = text(isAnswered ? 'letter.done' : 'letter.waits', { name: letter.name });
      banner.sayDone(said, { undo: () => mutate({ letter, isAnswered: !isAnswered }) });
    },
    onError: (error) => {
      const theirs = letterIn(error);
      if (theirs) showLetter(queries, theirs);
      banner.sayFailed(text('letter.failed', { reason: reasonOf(error) }));
    },
    onSettled: () => void refreshInbox(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}

/** Saves the note over the version that was opened. On a conflict the input stays, and the other note is shown. */
export function useSaveNote(letter: LetterDto, onSaved: () => void) {
  const queries = useQueryClient();
  const text = useInboxText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const [theirs, setTheirs] = useState<LetterDto | null>(null);
  const { kind, id } = letter;
  const { version } = theirs ?? letter;
  const { mutate, isPending } = useOneAtATime({
    mutationFn: (staffNote: string) => noteLetter(kind, id, { staffNote, version }),
    onSuccess: (saved) => {
      showLetter(queries, saved);
      banner.sayDone(text('letter.note.saved'));
      onSaved();
    },
    onError: (error) => {
      setTheirs(letterIn(error));
      banner.sayFailed(text('letter.failed', { reason: reasonOf(error) }));
    },
    onSettled: () => void refreshInbox(queries),
  });
  return { save: mutate, isSaving: isPending, theirs };
}

/** Marks an enquiry as read once; if that fails it stays new, which does no harm. */
export function useRead(): (letter: LetterDto) => void {
  const queries = useQueryClient();
  return ({ kind, id, readAt }) => {
    if (readAt === null)
      void readLetter(kind, id).then(
        (read) => showLetter(queries, read),
        () => undefined,
      );
  };
}

function letterIn(error: unknown): LetterDto | null {
  const { code, current } = refusalIn(error) as { code?: string; current?: LetterDto };
  return code === 'changed_meanwhile' && current ? current : null;
}
