import { type InvitationDto, type InviteDto, useListInvitations, useListStaff } from '@strapec/contracts';
import { isEmail, languageOptions } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../../shared/time/date-words';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import parts from '../../shared/ui/parts.module.css';
import { Tag } from '../../shared/ui/tag';
import styles from './people.module.css';
import { PersonCard } from './person-card';
import { RoleSelect } from './role-select';
import { usePeopleText } from './texts';
import { useInvitation, useInvite } from './use-invitations';

/** The team, owners first. */
export function PeopleManagement() {
  const text = usePeopleText();
  const { data, isError, refetch } = useListStaff({ query: { staleTime: 1000 } });
  return (
    <section aria-labelledby="people" className={parts.page}>
      <h2 id="people">{text('people.title')}</h2>
      <p className={parts.muted}>{text('people.lead')}</p>
      {!data && (isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />)}
      {data && data.filter(({ role, isDisabled }) => role === 'owner' && !isDisabled).length === 1 && (
        <p className={parts.quote}>{text('people.alone')}</p>
      )}
      <ul className={parts.list}>
        {data?.map((person) => (
          <PersonCard key={person.id} person={person} />
        ))}
      </ul>
      <InviteForm />
      <InvitationList />
    </section>
  );
}

function InviteForm() {
  const text = usePeopleText();
  const { language } = useLanguage();
  const [form] = Form.useForm<InviteDto>();
  const { mutate, isPending } = useInvite(() => form.resetFields(['email']));
  return (
    <section aria-labelledby="invite" className={`${parts.panel} ${parts.stack}`}>
      <h3 id="invite" className={parts.heading}>
        {text('people.invite')}
      </h3>
      <p className={parts.muted}>{text('people.invite.lead')}</p>
      <Form<InviteDto>
        form={form}
        name="invite"
        layout="vertical"
        requiredMark={false}
        className={`${parts.form} ${styles.form}`}
        initialValues={{ role: 'host', language }}
        onFinish={({ email, ...more }) => mutate({ ...more, email: email.trim() })}
      >
        <Form.Item
          name="email"
          label={text('people.invite.email')}
          validateTrigger="onSubmit"
          rules={[{ validator: (_rule, typed) => checkEmail(typed, text('people.invite.email.invalid')) }]}
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
    </section>
  );
}

function checkEmail(typed: unknown, error: string): Promise<void> {
  return typeof typed === 'string' && isEmail(typed.trim()) ? Promise.resolve() : Promise.reject(new Error(error));
}

function InvitationList() {
  const text = usePeopleText();
  const { data, isError, refetch } = useListInvitations({ query: { staleTime: 1000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : null;
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className={parts.stack}>
      <h3 id="invitations" className={parts.heading}>
        {text('people.invitations')}
      </h3>
      <ul className={parts.list}>
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
    <li className={`${parts.item} ${parts.edge} ${styles.card}`} data-active={isOpen} data-kind="invitation">
      <div className={`${parts.stack} ${styles.who}`}>
        <strong className={parts.heading}>{email}</strong>
        <span>
          {text(`people.role.${role}`)}
          {invitedBy && ` · ${text('people.invitation.by', { name: invitedBy })}`}
        </span>
        <span className={parts.muted}>
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
