import {
  type SubscriberDto,
  changeSubscriberStatus,
  deleteSubscriber,
  getListSubscribersQueryKey,
} from '@strapec/contracts';
import { mailUrl } from '@strapec/domain';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { Tag } from '../../shared/ui/tag';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import styles from './newsletter.module.css';
import { SubscriberNote } from './subscriber-note';
import { useNewsletterText } from './texts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import parts from '../../shared/ui/parts.module.css';

export function SubscriberCard({ subscriber }: { subscriber: SubscriberDto }) {
  const text = useNewsletterText();
  const [isWriting, setWriting] = useState(false);
  const { email, firstName, lastName, isActive } = subscriber;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.card}`} data-active={isActive}>
      <div className={parts.stack}>
        <strong className={`${parts.name} ${styles.name}`} data-missing={name === ''}>
          {name || text('newsletter.nameless')}
        </strong>
        <a href={mailUrl(email)}>{email}</a>
      </div>
      <Facts subscriber={subscriber} />
      <Tag tone={isActive ? 'good' : 'neutral'}>{text(isActive ? 'newsletter.active' : 'newsletter.inactive')}</Tag>
      <Actions subscriber={subscriber} isWriting={isWriting} onWrite={() => setWriting(!isWriting)} />
      {isWriting && <SubscriberNote subscriber={subscriber} onClose={() => setWriting(false)} />}
    </li>
  );
}

function Facts({ subscriber: { language: theirs, subscribedAt, source, notes } }: { subscriber: SubscriberDto }) {
  const text = useNewsletterText();
  const { language } = useLanguage();
  return (
    <div className={`${parts.muted} ${styles.facts}`}>
      <p>
        {text(`newsletter.language.${theirs}`)} · {text(`newsletter.source.${source}`)}
      </p>
      <p>{text('newsletter.since', { instant: instantInWords(subscribedAt, language) })}</p>
      {notes && <p>{text('newsletter.note', { note: notes })}</p>}
    </div>
  );
}

interface ActionsProps {
  subscriber: SubscriberDto;
  isWriting: boolean;
  onWrite: () => void;
}

function Actions({ subscriber, isWriting, onWrite }: ActionsProps) {
  const text = useNewsletterText();
  const { toggle, remove, isBusy } = useSubscriberChanges();
  const { id, email, isActive } = subscriber;
  const toggleLabel = text(isActive ? 'newsletter.deactivate' : 'newsletter.activate');
  const [isAsking, setAsking] = useState(false);
  const confirmAndRemove = () => {
    if (!window.confirm(text('newsletter.delete.confirm', { email }))) return;
    if (isActive) setAsking(true);
    else remove({ id });
  };
  const removeFor = (reason?: 'asked') => {
    setAsking(false);
    remove({ id, reason });
  };
  return (
    <div className={`${parts.row} ${styles.actions}`}>
      <Button disabled={isBusy} onClick={() => toggle(subscriber)} aria-label={`${toggleLabel}: ${email}`}>
        {toggleLabel}
      </Button>
      <Button aria-expanded={isWriting} onClick={onWrite} aria-label={`${text('newsletter.field.notes')}: ${email}`}>
        {text('newsletter.field.notes')}
      </Button>
      <Button danger disabled={isBusy} onClick={confirmAndRemove} aria-label={`${text('newsletter.delete')}: ${email}`}>
        {text('newsletter.delete')}
      </Button>
      <WhyTheyGo email={email} open={isAsking} onChoose={removeFor} onClose={() => setAsking(false)} />
    </div>
  );
}

interface WhyTheyGoProps {
  email: string;
  open: boolean;
  onChoose: (reason?: 'asked') => void;
  onClose: () => void;
}

/** Asks for the reason before an active subscriber is deleted: an import must not add a person who asked to leave. */
function WhyTheyGo({ email, open, onChoose, onClose }: WhyTheyGoProps) {
  const text = useNewsletterText();
  useBackCloses(open, onClose);
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
  const queries = useQueryClient();
  const text = useNewsletterText();
  const banner = useBanner();
  const onSettled = () => queries.invalidateQueries({ queryKey: getListSubscribersQueryKey() });
  const toggling = useOneAtATime({
    mutationFn: ({ email, isActive }: SubscriberDto) => changeSubscriberStatus(email, { isActive: !isActive }),
    onSuccess: ({ isActive }) => banner.sayDone(text(isActive ? 'newsletter.activated' : 'newsletter.deactivated')),
    onError: () => banner.sayFailed(text('newsletter.toggleFailed')),
    onSettled,
  });
  const deleting = useOneAtATime({
    // without a reason the address was added by mistake
    mutationFn: ({ id, reason }: { id: string; reason?: 'asked' }) => deleteSubscriber(id, reason && { reason }),
    onSuccess: () => banner.sayDone(text('newsletter.deleted')),
    onError: () => banner.sayFailed(text('newsletter.deleteFailed')),
    onSettled,
  });
  return { toggle: toggling.mutate, remove: deleting.mutate, isBusy: toggling.isPending || deleting.isPending };
}
