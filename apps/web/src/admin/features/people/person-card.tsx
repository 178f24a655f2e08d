import {
  type ChangeStaffMemberDto,
  HttpError,
  type StaffMemberDto,
  changeStaffMember,
  getListStaffQueryKey,
} from '@strapec/contracts';
import { type StaffRole, mailUrl } from '@strapec/domain';
import Button from 'antd/es/button';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useSession } from '../../shared/session/session-context';
import { instantInWords } from '../../shared/time/date-words';
import { Tag } from '../../shared/ui/tag';
import styles from './people.module.css';
import { RoleSelect } from './role-select';
import { usePeopleText } from './texts';
import { useQueryClient } from '@tanstack/react-query';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import parts from '../../shared/ui/parts.module.css';

/** A staff member with last visit and role; the user's own card is read-only. */
export function PersonCard({ person }: { person: StaffMemberDto }) {
  const text = usePeopleText();
  const isSelf = useSession().user.id === person.id;
  const name = personName(person);
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.card}`} data-active={!person.isDisabled}>
      <div className={`${parts.stack} ${styles.who}`}>
        <strong className={parts.heading}>
          {name}
          {isSelf && <span className={`${parts.muted} ${styles.you}`}> · {text('people.you')}</span>}
        </strong>
        <span>
          {name !== person.username && `${person.username} · `}
          <a href={mailUrl(person.email)}>{person.email}</a>
        </span>
        <Seen person={person} />
      </div>
      {isSelf ? <OwnRole role={person.role} /> : <Rights person={person} />}
    </li>
  );
}

function Seen({ person: { lastSignInAt, isDisabled } }: { person: StaffMemberDto }) {
  const text = usePeopleText();
  const { language } = useLanguage();
  return (
    <span className={parts.muted}>
      {isDisabled && <Tag tone="bad">{text('people.disabled')}</Tag>}{' '}
      {lastSignInAt
        ? text('people.seen', { instant: instantInWords(lastSignInAt, language) })
        : text('people.neverSeen')}
    </span>
  );
}

function OwnRole({ role }: { role: StaffRole }) {
  const text = usePeopleText();
  return (
    <p className={`${parts.stack} ${styles.own}`}>
      {text(`people.role.${role}`)}
      <small>{text(`people.role.${role}.may`)}</small>
    </p>
  );
}

function Rights({ person }: { person: StaffMemberDto }) {
  const text = usePeopleText();
  const { mutate, isPending } = useChangePerson(person);
  const name = personName(person);
  const { role, isDisabled } = person;
  const give = (next: StaffRole) => {
    const question = next === 'owner' ? 'people.makeOwner.confirm' : role === 'owner' && 'people.takeOwner.confirm';
    if (!question || window.confirm(text(question, { name }))) mutate({ role: next });
  };
  const toggle = () => {
    if (isDisabled || window.confirm(text('people.disable.confirm', { name }))) mutate({ isDisabled: !isDisabled });
  };
  const label = text(isDisabled ? 'people.enable' : 'people.disable');
  return (
    <>
      <RoleSelect label={text('people.role.of', { name })} value={role} disabled={isPending} onChange={give} />
      <Button danger={!isDisabled} disabled={isPending} onClick={toggle} aria-label={`${label}: ${name}`}>
        {label}
      </Button>
    </>
  );
}

const refusals: Readonly<Record<string, 'people.own' | 'people.rightLost'>> = {
  own_account: 'people.own',
  not_permitted: 'people.rightLost',
};

function useChangePerson(person: StaffMemberDto) {
  const queries = useQueryClient();
  const text = usePeopleText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  return useOneAtATime({
    mutationFn: (change: ChangeStaffMemberDto) => changeStaffMember(person.id, change),
    onSuccess: (now, { role }) => {
      const name = personName(now);
      if (role) banner.sayDone(text('people.roleChanged', { name, role: text(`people.role.${role}`) }));
      else banner.sayDone(text(now.isDisabled ? 'people.disabledNow' : 'people.enabledNow', { name }));
    },
    onError: (error) => {
      const own = refusals[error instanceof HttpError ? (error.code ?? '') : ''];
      banner.sayFailed(text('people.changeFailed', { reason: own ? text(own) : reasonOf(error) }));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: getListStaffQueryKey() }),
  });
}

const personName = ({ firstName, lastName, username }: StaffMemberDto): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
