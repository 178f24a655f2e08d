import { type LetterDto, noteLetter } from '@strapec/contracts';
import { letterLimits } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type FormEvent, useState } from 'react';
import { refreshInbox, showLetter } from '../../shared/api/inbox-cache';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { forgetText, useKeptText } from '../../shared/ui/use-kept-text';
import styles from './inbox.module.css';
import { useInboxText } from './texts';
import { letterIn } from './use-letter-deeds';

interface LetterNoteProps {
  letter: LetterDto;
  onClose: () => void;
}

/** Where staff write what the team should know about a letter; an empty note takes it away. */
export function LetterNote({ letter, onClose }: LetterNoteProps) {
  const text = useInboxText();
  const [note, setNote] = useKeptText(letter.id, letter.staffNote ?? '');
  const close = () => {
    forgetText(letter.id);
    onClose();
  };
  const { save, isSaving, theirs } = useSaveNote(letter, close);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(note);
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      {theirs && <Alert type="warning" showIcon role="alert" title={theirNote(theirs, text)} />}
      <Input.TextArea
        aria-label={text('letter.note.of', { name: letter.name })}
        autoFocus
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={letterLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={isSaving}>
          {text('letter.note.save')}
        </Button>
        <Button onClick={close}>{text('letter.note.cancel')}</Button>
      </div>
    </form>
  );
}

const theirNote = ({ staffNote }: LetterDto, text: ReturnType<typeof useInboxText>): string =>
  staffNote ? text('letter.note.theirs', { note: staffNote }) : text('letter.note.theirs.none');

/** Saves the note of the version that was opened. Who was slower keeps what they typed, and sees what the other wrote. */
function useSaveNote(letter: LetterDto, onSaved: () => void) {
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
