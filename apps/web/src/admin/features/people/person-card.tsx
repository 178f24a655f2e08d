import {
  type ChangeStaffMemberDto,
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
import { codeOf } from '../../shared/api/refusal';
import { useStaffMutation } from '../../shared/api/use-staff-mutation';

/** A staff member with last visit and role; the user's own card is read-only. */
export function PersonCard({ person }: { person: StaffMemberDto }) {
  const text = usePeopleText();
  const isSelf = useSession().user.id === person.id;
  const name = personName(person);
  return (
    <li className={styles.card} data-disabled={person.isDisabled}>
      <div className={styles.who}>
        <strong className={styles.name}>
          {name}
          {isSelf && <span className={styles.you}> · {text('people.you')}</span>}
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
    <span className={styles.seen}>
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
    <p className={styles.own}>
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
  const text = usePeopleText();
  return useStaffMutation({
    send: (change: ChangeStaffMemberDto) => changeStaffMember(person.id, change),
    done: (now, { role }) => {
      const name = personName(now);
      if (role) return text('people.roleChanged', { name, role: text(`people.role.${role}`) });
      return text(now.isDisabled ? 'people.disabledNow' : 'people.enabledNow', { name });
    },
    failed: (reason, error) => {
      const own = refusals[codeOf(error)];
      return text('people.changeFailed', { reason: own ? text(own) : reason });
    },
    refresh: (queries) => queries.invalidateQueries({ queryKey: getListStaffQueryKey() }),
  });
}

const personName = ({ firstName, lastName, username }: StaffMemberDto): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
