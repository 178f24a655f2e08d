import {
  type SubscriberDto,
  changeSubscriberNote,
  changeSubscriberStatus,
  deleteSubscriber,
  getListSubscribersQueryKey,
} from '@strapec/contracts';
import { toMailtoUrl, newsletterLimits } from '@strapec/domain';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { formatInstant } from '../ui/time/date-words';
import { Tag } from '../ui/tag';
import { useCloseOnBack } from '../../shared/ui/use-close-on-back';
import styles from './newsletter.module.css';
import { useNewsletterText } from './texts';
import type { QueryClient } from '@tanstack/react-query';
import { useStaffMutation } from '../data/use-staff-mutation';
import Input from 'antd/es/input';
import { discardUnsavedText, useUnsavedText } from '../ui/use-unsaved-text';
import parts from '../ui/parts.module.css';

export function SubscriberCard({ subscriber }: { subscriber: SubscriberDto }) {
  const text = useNewsletterText();
  const { language } = useLanguage();
  const { email, firstName, lastName, isActive, subscribedAt, source, notes } = subscriber;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.card}`} data-active={isActive}>
      <div className={parts.stack}>
        <strong className={`${parts.name} ${styles.name}`} data-missing={name === ''}>
          {name || text('newsletter.nameless')}
        </strong>
        <a href={toMailtoUrl(email)}>{email}</a>
      </div>
      <div className={`${parts.muted} ${styles.facts}`}>
        <p>
          {text(`newsletter.language.${subscriber.language}`)} · {text(`newsletter.source.${source}`)}
        </p>
        <p>{text('newsletter.since', { instant: formatInstant(subscribedAt, language) })}</p>
        {notes && <p>{text('newsletter.note', { note: notes })}</p>}
      </div>
      <Tag tone={isActive ? 'good' : 'neutral'}>{text(isActive ? 'newsletter.active' : 'newsletter.inactive')}</Tag>
      <SubscriberActions subscriber={subscriber} />
    </li>
  );
}

function SubscriberActions({ subscriber }: { subscriber: SubscriberDto }) {
  const text = useNewsletterText();
  const { toggleStatus, removeSubscriber, isBusy } = useSubscriberChanges();
  const { id, email, isActive } = subscriber;
  const toggleText = text(isActive ? 'newsletter.deactivate' : 'newsletter.activate');
  const [isAskingReason, setAskingReason] = useState(false);
  const [isEditingNote, setEditingNote] = useState(false);
  const confirmAndRemove = () => {
    if (!window.confirm(text('newsletter.delete.confirm', { email }))) return;
    if (isActive) setAskingReason(true);
    else removeSubscriber({ id });
  };
  const removeWithReason = (reason?: 'asked') => {
    setAskingReason(false);
    removeSubscriber({ id, reason });
  };
  return (
    <>
      <div className={`${parts.row} ${styles.actions}`}>
        <Button disabled={isBusy} onClick={() => toggleStatus(subscriber)} aria-label={`${toggleText}: ${email}`}>
          {toggleText}
        </Button>
        <Button
          aria-expanded={isEditingNote}
          onClick={() => setEditingNote(!isEditingNote)}
          aria-label={`${text('newsletter.field.notes')}: ${email}`}
        >
          {text('newsletter.field.notes')}
        </Button>
        <Button
          danger
          disabled={isBusy}
          onClick={confirmAndRemove}
          aria-label={`${text('newsletter.delete')}: ${email}`}
        >
          {text('newsletter.delete')}
        </Button>
        <RemovalReasonDialog
          email={email}
          open={isAskingReason}
          onChoose={removeWithReason}
          onClose={() => setAskingReason(false)}
        />
      </div>
      {isEditingNote && <SubscriberNoteForm subscriber={subscriber} onClose={() => setEditingNote(false)} />}
    </>
  );
}

interface RemovalReasonDialogProps {
  email: string;
  open: boolean;
  onChoose: (reason?: 'asked') => void;
  onClose: () => void;
}

/** An import must not add a person again who asked to leave. */
function RemovalReasonDialog({ email, open, onChoose, onClose }: RemovalReasonDialogProps) {
  const text = useNewsletterText();
  useCloseOnBack(open, onClose);
  return (
    <Modal
      open={open}
      title={text('newsletter.delete.why', { email })}
      footer={null}
      closable={false}
      onCancel={onClose}
      destroyOnHidden
      centered
      width={480}
    >
      <p>{text('newsletter.delete.difference')}</p>
      <div className={parts.row}>
        <Button danger type="primary" onClick={() => onChoose('asked')}>
          {text('newsletter.delete.asked')}
        </Button>
        <Button danger onClick={() => onChoose()}>
          {text('newsletter.delete.mistake')}
        </Button>
        <Button autoFocus onClick={onClose}>
          {text('newsletter.delete.keep')}
        </Button>
      </div>
    </Modal>
  );
}

function useSubscriberChanges() {
  const text = useNewsletterText();
  const refresh = (queries: QueryClient) => queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() });
  const statusMutation = useStaffMutation({
    send: ({ email, isActive }: SubscriberDto) => changeSubscriberStatus(email, { isActive: !isActive }),
    onSuccess: ({ isActive }) => text(isActive ? 'newsletter.activated' : 'newsletter.deactivated'),
    onFailure: () => text('newsletter.toggleFailed'),
    refresh,
  });
  const removalMutation = useStaffMutation({
    // without a reason the address was added by mistake
    send: ({ id, reason }: { id: string; reason?: 'asked' }) => deleteSubscriber(id, reason && { reason }),
    onSuccess: () => text('newsletter.deleted'),
    onFailure: () => text('newsletter.deleteFailed'),
    refresh,
  });
  return {
    toggleStatus: statusMutation.mutate,
    removeSubscriber: removalMutation.mutate,
    isBusy: statusMutation.isPending || removalMutation.isPending,
  };
}

function SubscriberNoteForm({ subscriber, onClose }: { subscriber: SubscriberDto; onClose: () => void }) {
  const text = useNewsletterText();
  const { id, email, notes } = subscriber;
  const [note, setNote] = useUnsavedText(id, notes ?? '');
  const discardAndClose = () => {
    discardUnsavedText(id);
    onClose();
  };
  const { mutate, isPending } = useStaffMutation({
    send: () => changeSubscriberNote(id, { notes: note }),
    onSuccess: () => {
      discardAndClose();
      return text('newsletter.note.saved');
    },
    onFailure: (reason) => text('newsletter.note.failed', { reason }),
    // not awaited: a retry must not wait
    refresh: (queries) => void queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() }),
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
        <Button onClick={discardAndClose}>{text('newsletter.note.cancel')}</Button>
      </div>
    </form>
  );
}
