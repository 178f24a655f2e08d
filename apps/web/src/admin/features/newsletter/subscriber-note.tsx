import { type SubscriberDto, changeSubscriberNote, getListSubscribersQueryKey } from '@strapec/contracts';
import { newsletterLimits } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import type { FormEvent } from 'react';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import parts from '../../shared/ui/parts.module.css';
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
  const queries = useQueryClient();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const [note, setNote] = useKeptText(id, notes ?? '');
  const close = () => {
    forgetText(id);
    onClose();
  };
  const { mutate, isPending } = useOneAtATime({
    mutationFn: () => changeSubscriberNote(id, { notes: note }),
    onSuccess: () => {
      banner.sayDone(text('newsletter.note.saved'));
      close();
    },
    onError: (error) => banner.sayFailed(text('newsletter.note.failed', { reason: reasonOf(error) })),
    onSettled: () => void queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() }), // not awaited: a retry must not wait
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form className={`${parts.stack} ${styles.note}`} onSubmit={submit}>
      <Input.TextArea
        aria-label={text('newsletter.note.of', { email })}
        autoFocus
        rows={2}
        maxLength={newsletterLimits.noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={`${parts.row} ${styles.actions}`}>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text('newsletter.note.save')}
        </Button>
        <Button onClick={close}>{text('newsletter.note.cancel')}</Button>
      </div>
    </form>
  );
}
