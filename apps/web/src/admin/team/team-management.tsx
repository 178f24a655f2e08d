import {
  type ChangeStaffMemberDto,
  type InvitationDto,
  type InviteDto,
  type StaffMemberDto,
  changeStaffMember,
  getListInvitationsQueryKey,
  getListStaffQueryKey,
  invite,
  sendInvitationAgain,
  useListInvitations,
  useListStaff,
  withdrawInvitation,
} from '@strapec/contracts';
import { type StaffRole, isEmail, languageOptions, toMailtoUrl, staffRoles } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useLanguage } from '../../shared/i18n/language-context';
import { formatInstant } from '../ui/time/date-words';
import { LoadFailure, QueryFallback } from '../ui/load-failure';
import { useUnsavedInput } from '../ui/drawer/use-unsaved-input';
import { toFieldRule } from '../ui/field-rule';
import parts from '../ui/parts.module.css';
import { Section } from '../ui/section';
import { Tag } from '../ui/tag';
import styles from './team.module.css';
import { useTeamText } from './texts';
import type { QueryClient } from '@tanstack/react-query';
import { useSession } from '../data/session-context';
import { useStaffMutation } from '../data/use-staff-mutation';

export function TeamManagement() {
  const text = useTeamText();
  const { data, isError, refetch } = useListStaff({ query: { staleTime: 1000 } });
  return (
    <Section level={2} id="people" title={text('people.title')} lead={text('people.lead')} className={parts.page}>
      {!data && <QueryFallback isError={isError} onRetry={refetch} />}
      {data && data.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled).length === 1 && (
        <p className={parts.quote}>{text('people.alone')}</p>
      )}
      <ul className={parts.list}>
        {data?.map((staffMember) => (
          <StaffMemberCard key={staffMember.id} staffMember={staffMember} />
        ))}
      </ul>
      <InviteForm />
      <InvitationList />
    </Section>
  );
}

const toInviteFailureReasons = (text: ReturnType<typeof useTeamText>) => ({
  account_exists: text('people.exists'),
  already_invited: text('people.alreadyInvited'),
  resent_just_now: text('people.justSent'),
});

const refreshInvitations = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: getListInvitationsQueryKey() });

const panelClass = `${parts.panel} ${parts.stack}`;

function InviteForm() {
  const text = useTeamText();
  const { language } = useLanguage();
  const [form] = Form.useForm<InviteDto>();
  const { mutate, isPending } = useStaffMutation({
    send: (invitation: InviteDto) => invite(invitation),
    onSuccess: (_answer, { email }) => {
      form.resetFields(['email']);
      return text('people.invited', { email });
    },
    reasonsByCode: toInviteFailureReasons(text),
    onFailure: (reason) => text('people.inviteFailed', { reason }),
    refresh: refreshInvitations,
  });
  useUnsavedInput(() => form.isFieldsTouched(['email']));
  return (
    <Section id="invite" title={text('people.invite')} titleClass={parts.heading} className={panelClass}>
      <p className={parts.muted}>{text('people.invite.lead')}</p>
      <Form<InviteDto>
        form={form}
        name="invite"
        layout="vertical"
        className={`${parts.form} ${styles.form}`}
        initialValues={{ role: 'host', language }}
        onFinish={({ email, ...otherFields }) => mutate({ ...otherFields, email: email.trim() })}
      >
        <Form.Item
          name="email"
          label={text('people.invite.email')}
          validateTrigger="onSubmit"
          rules={[toFieldRule((input) => !isEmail(input.trim()) && text('people.invite.email.invalid'))]}
        >
          <Input type="text" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item name="role" label={text('people.role')}>
          <RoleSelect />
        </Form.Item>
        <Form.Item name="language" label={text('people.invite.language')}>
          <Select options={languageOptions.map(({ code, name }) => ({ value: code, label: name }))} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'people.invite.submitting' : 'people.invite.submit')}
        </Button>
      </Form>
    </Section>
  );
}

function InvitationList() {
  const text = useTeamText();
  const { data, isError, refetch } = useListInvitations({ query: { staleTime: 1000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : null;
  if (data.length === 0) return null;
  return (
    <Section id="invitations" title={text('people.invitations')} titleClass={parts.heading} className={parts.stack}>
      <ul className={parts.list}>
        {data.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Section>
  );
}

function InvitationCard({ invitation }: { invitation: InvitationDto }) {
  const text = useTeamText();
  const { language } = useLanguage();
  const { id, email, role, expiresAt, invitedBy, isOpen } = invitation;
  const { mutate, isPending } = useStaffMutation({
    send: (action: 'again' | 'withdraw') => (action === 'again' ? sendInvitationAgain(id) : withdrawInvitation(id)),
    onSuccess: (_answer, action) => text(`people.invitation.${action}.done`, { email }),
    reasonsByCode: toInviteFailureReasons(text),
    onFailure: (reason, _error, action) => text(`people.invitation.${action}.failed`, { reason }),
    refresh: refreshInvitations,
  });
  const confirmAndWithdraw = () => {
    if (window.confirm(text('people.invitation.withdraw.confirm', { email }))) mutate('withdraw');
  };
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.card}`} data-active={isOpen} data-kind="invitation">
      <div className={`${parts.stack} ${styles.who}`}>
        <strong className={parts.heading}>{email}</strong>
        <span>
          {text(`people.role.${role}`)}
          {invitedBy && ` · ${text('people.invitation.by', { name: invitedBy })}`}
        </span>
        <span className={parts.muted}>
          {isOpen ? (
            text('people.invitation.until', { instant: formatInstant(expiresAt, language) })
          ) : (
            <Tag tone="waiting">{text('people.invitation.over')}</Tag>
          )}
        </span>
      </div>
      <Button
        disabled={isPending}
        onClick={() => mutate('again')}
        aria-label={`${text('people.invitation.again')}: ${email}`}
      >
        {text('people.invitation.again')}
      </Button>
      <Button
        danger
        disabled={isPending}
        onClick={confirmAndWithdraw}
        aria-label={`${text('people.invitation.withdraw')}: ${email}`}
      >
        {text('people.invitation.withdraw')}
      </Button>
    </li>
  );
}

function StaffMemberCard({ staffMember }: { staffMember: StaffMemberDto }) {
  const text = useTeamText();
  const isSelf = useSession().user.id === staffMember.id;
  const name = staffName(staffMember);
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.card}`} data-active={!staffMember.isDisabled}>
      <div className={`${parts.stack} ${styles.who}`}>
        <strong className={parts.heading}>
          {name}
          {isSelf && <span className={`${parts.muted} ${styles.you}`}> · {text('people.you')}</span>}
        </strong>
        <span>
          {name !== staffMember.username && `${staffMember.username} · `}
          <a href={toMailtoUrl(staffMember.email)}>{staffMember.email}</a>
        </span>
        <LastSignIn staffMember={staffMember} />
      </div>
      {isSelf ? <OwnRole role={staffMember.role} /> : <RoleAndAccessFields staffMember={staffMember} />}
    </li>
  );
}

function LastSignIn({ staffMember: { lastSignInAt, isDisabled } }: { staffMember: StaffMemberDto }) {
  const text = useTeamText();
  const { language } = useLanguage();
  return (
    <span className={parts.muted}>
      {isDisabled && <Tag tone="bad">{text('people.disabled')}</Tag>}{' '}
      {lastSignInAt
        ? text('people.seen', { instant: formatInstant(lastSignInAt, language) })
        : text('people.neverSeen')}
    </span>
  );
}

function OwnRole({ role }: { role: StaffRole }) {
  const text = useTeamText();
  return (
    <p className={`${parts.stack} ${styles.own}`}>
      {text(`people.role.${role}`)}
      <small>{text(`people.role.${role}.may`)}</small>
    </p>
  );
}

function RoleAndAccessFields({ staffMember }: { staffMember: StaffMemberDto }) {
  const text = useTeamText();
  const { mutate, isPending } = useStaffMutation({
    send: (change: ChangeStaffMemberDto) => changeStaffMember(staffMember.id, change),
    onSuccess: (changedMember, { role }) => {
      const name = staffName(changedMember);
      if (role) return text('people.roleChanged', { name, role: text(`people.role.${role}`) });
      return text(changedMember.isDisabled ? 'people.disabledNow' : 'people.enabledNow', { name });
    },
    reasonsByCode: { own_account: text('people.own'), not_permitted: text('people.rightLost') },
    onFailure: (reason) => text('people.changeFailed', { reason }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: getListStaffQueryKey() }),
  });
  const name = staffName(staffMember);
  const { role, isDisabled } = staffMember;
  const changeRole = (newRole: StaffRole) => {
    const questionTextId =
      newRole === 'owner' ? 'people.makeOwner.confirm' : role === 'owner' && 'people.takeOwner.confirm';
    if (!questionTextId || window.confirm(text(questionTextId, { name }))) mutate({ role: newRole });
  };
  const toggleDisabled = () => {
    if (isDisabled || window.confirm(text('people.disable.confirm', { name }))) mutate({ isDisabled: !isDisabled });
  };
  const toggleText = text(isDisabled ? 'people.enable' : 'people.disable');
  return (
    <>
      <RoleSelect label={text('people.role.of', { name })} value={role} disabled={isPending} onChange={changeRole} />
      <Button danger={!isDisabled} disabled={isPending} onClick={toggleDisabled} aria-label={`${toggleText}: ${name}`}>
        {toggleText}
      </Button>
    </>
  );
}

const staffName = ({ firstName, lastName, username }: StaffMemberDto): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;

interface RoleSelectProps {
  id?: string;
  label?: string;
  value?: StaffRole;
  disabled?: boolean;
  onChange?: (role: StaffRole) => void;
}

function RoleSelect({ label, ...field }: RoleSelectProps) {
  const text = useTeamText();
  return (
    <Select<StaffRole>
      {...field}
      aria-label={label}
      popupMatchSelectWidth={false}
      options={staffRoles.map((role) => ({
        value: role,
        label: text(`people.role.${role}`),
        rights: text(`people.role.${role}.may`),
      }))}
      optionRender={({ label: name, data }) => (
        <span className={styles.option}>
          {name}
          <small>{data.may}</small>
        </span>
      )}
    />
  );
}
