import { type LetterDto, answerLetter, noteLetter, readLetter } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalIn } from '../../shared/api/refusal';
import { refreshInbox, showLetter } from '../../shared/api/inbox-cache';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { useInboxText } from './texts';

interface Answer {
  letter: LetterDto;
  isAnswered: boolean;
}

/** Marks an enquiry as answered or open; the banner offers to undo it. */
export function useAnswer() {
  const queries = useQueryClient();
  const text = useInboxText();
  const { mutate, isPending } = useStaffMutation({
    send: ({ letter: { kind, id, version }, isAnswered }: Answer) => answerLetter(kind, id, { isAnswered, version }),
    done: (letter, { isAnswered }) => ({
      text: text(isAnswered ? 'letter.done' : 'letter.waits', { name: letter.name }),
      undo: () => mutate({ letter, isAnswered: !isAnswered }),
    }),
    failed: (reason, error) => {
      const theirs = letterIn(error);
      if (theirs) showLetter(queries, theirs);
      return text('letter.failed', { reason });
    },
    refresh: () => void refreshInbox(queries),
  });
  return { answer: mutate, isAnswering: isPending };
}

/** Saves the note over the version that was opened. On a conflict the input stays, and the other note is shown. */
export function useSaveNote(letter: LetterDto, onSaved: () => void) {
  const text = useInboxText();
  const [theirs, setTheirs] = useState<LetterDto | null>(null);
  const { kind, id } = letter;
  const { version } = theirs ?? letter;
  const { mutate, isPending } = useStaffMutation({
    send: (staffNote: string) => noteLetter(kind, id, { staffNote, version }),
    done: (saved, _note, queries) => {
      showLetter(queries, saved);
      onSaved();
      return text('letter.note.saved');
    },
    failed: (reason, error) => {
      setTheirs(letterIn(error));
      return text('letter.failed', { reason });
    },
    refresh: (queries) => void refreshInbox(queries),
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
