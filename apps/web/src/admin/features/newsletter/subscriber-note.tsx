import { type SubscriberDto, changeSubscriberNote, getListSubscribersQueryKey } from '@strapec/contracts';
import { newsletterLimits } from '@strapec/domain';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import type { FormEvent } from 'react';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';
import { forgetText, useKeptText } from '../../shared/ui/use-kept-text';
import styles from './newsletter.module.css';
import { useNewsletterText } from './texts';

interface SubscriberNoteProps {
  subscriber: SubscriberDto;
  onClose: () => void;
}

/** The team's note on a subscriber; an empty note removes it. */
export function SubscriberNote({ subscriber: { id, email, notes }, onClose }: SubscriberNoteProps) {
  const text = useNewsletterText();
  const [note, setNote] = useKeptText(id, notes ?? '');
  const close = () => {
    forgetText(id);
    onClose();
  };
  const { mutate, isPending } = useStaffMutation({
    send: () => changeSubscriberNote(id, { notes: note }),
    done: () => {
      close();
      return text('newsletter.note.saved');
    },
    failed: (reason) => text('newsletter.note.failed', { reason }),
    // not awaited: a retry must not wait
    refresh: (queries) => void queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={styles.note} onSubmit={submit}>
      <Input.TextArea
        aria-label={text('newsletter.note.of', { email })}
        autoFocus
        rows={2}
        maxLength={newsletterLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text('newsletter.note.save')}
        </Button>
        <Button onClick={close}>{text('newsletter.note.cancel')}</Button>
      </div>
    </form>
  );
}
