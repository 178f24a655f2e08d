import { type InvitationDto, useListInvitations } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Tag } from '../../shared/ui/tag';
import styles from './people.module.css';
import { usePeopleText } from './texts';
import { useInvitation } from './use-invitations';

/** Whom owners have invited and who has not come yet; nothing while there is nobody. */
export function InvitationList() {
  const text = usePeopleText();
  const { data, isError, refetch } = useListInvitations({ query: { staleTime: 1000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : null;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={styles.invitations}>
      <h3 id="invitations" className={styles.heading}>
        {text('people.invitations')}
      </h3>
      <ul className={styles.list}>
        {data.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  );
}

function InvitationCard({ invitation }: { invitation: InvitationDto }) {
  const text = usePeopleText();
  const { language } = useLanguage();
  const { sendAgain, withdraw, isBusy } = useInvitation(invitation);
  const { email, role, expiresAt, invitedBy, isOpen } = invitation;
  const askAndWithdraw = () => {
    if (window.confirm(text('people.invitation.withdraw.confirm', { email }))) withdraw();
  };
  return (
    <li className={styles.card} data-disabled={!isOpen} data-kind="invitation">
      <div className={styles.who}>
        <strong className={styles.name}>{email}</strong>
        <span>
          {text(`people.role.${role}`)}
          {invitedBy && ` · ${text('people.invitation.by', { name: invitedBy })}`}
        </span>
        <span className={styles.seen}>
          {isOpen ? (
            text('people.invitation.until', { instant: instantInWords(expiresAt, language) })
          ) : (
            <Tag tone="waiting">{text('people.invitation.over')}</Tag>
          )}
        </span>
      </div>
      <Button disabled={isBusy} onClick={sendAgain} aria-label={`${text('people.invitation.again')}: ${email}`}>
        {text('people.invitation.again')}
      </Button>
      <Button
        danger
        disabled={isBusy}
        onClick={askAndWithdraw}
        aria-label={`${text('people.invitation.withdraw')}: ${email}`}
      >
        {text('people.invitation.withdraw')}
      </Button>
    </li>
  );
}
