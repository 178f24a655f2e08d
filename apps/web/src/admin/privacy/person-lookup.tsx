import { type PersonalDataKind, type PersonDataDto, erasePerson, exportPerson } from '@strapec/contracts';
import { isSearchableEmail, normalizeEmail } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { useCloseOnBack } from '../../shared/ui/use-close-on-back';
import { useStaffMutation } from '../data/use-staff-mutation';
import { downloadFile } from '../ui/files/file-chooser';
import { toFieldRule } from '../ui/field-rule';
import parts from '../ui/parts.module.css';
import { Section } from '../ui/section';
import styles from './privacy.module.css';
import { usePrivacyText } from './texts';

export function PersonLookup() {
  const text = usePrivacyText();
  const [person, setPerson] = useState<PersonDataDto | null>(null);
  const { mutate, isPending } = useStaffMutation({
    send: (email: string) => exportPerson({ email }),
    onSuccess: setPerson,
    onFailure: (reason) => text('privacy.findFailed', { reason }),
    isReadOnly: true,
  });
  const lookUpPerson = (email: string) => {
    setPerson(null);
    mutate(email.trim());
  };
  return (
    <Section level={2} id="privacy" title={text('privacy.title')} lead={text('privacy.lead')} className={parts.page}>
      <Form<{ email: string }>
        name="person"
        layout="vertical"
        className={`${parts.form} ${styles.form}`}
        onFinish={({ email }) => lookUpPerson(email)}
      >
        <Form.Item
          name="email"
          label={text('privacy.email')}
          validateTrigger="onSubmit"
          rules={[toFieldRule((input) => !isSearchableEmail(normalizeEmail(input)) && text('privacy.email.invalid'))]}
        >
          <Input type="text" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'privacy.finding' : 'privacy.find')}
        </Button>
      </Form>
      <div aria-live="polite">
        {person && <PersonData person={person} onErased={() => lookUpPerson(person.email)} />}
      </div>
    </Section>
  );
}

function PersonData({ person, onErased }: { person: PersonDataDto; onErased: () => void }) {
  const text = usePrivacyText();
  const [isErasing, setErasing] = useState(false);
  const { email, held } = person;
  if (held.length === 0) return <p>{text('privacy.nothing', { email })}</p>;
  const downloadPersonData = () => {
    downloadFile(new Blob([JSON.stringify(person, null, 2)], { type: 'application/json' }), text('privacy.file'));
  };
  return (
    <div className={`${parts.panel} ${parts.stack16}`}>
      <h3 className={parts.heading}>{text('privacy.held', { email })}</h3>
      <dl className={parts.facts}>
        {countByKind(person).map(([kind, count]) => (
          <div key={kind}>
            <dt>{text(`privacy.kind.${kind}`)}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <div className={parts.row}>
        <Button onClick={downloadPersonData}>{text('privacy.download')}</Button>
        <Button danger onClick={() => setErasing(true)}>
          {text('privacy.erase')}
        </Button>
      </div>
      <ErasePersonDialog email={email} open={isErasing} onClose={() => setErasing(false)} onErased={onErased} />
    </div>
  );
}

function countByKind({ held }: PersonDataDto): [PersonalDataKind, number][] {
  const counts = new Map<PersonalDataKind, number>();
  for (const { kind, rows } of held) counts.set(kind, (counts.get(kind) ?? 0) + rows.length);
  return [...counts];
}

interface ErasePersonDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

function ErasePersonDialog({ email, open, onClose, onErased }: ErasePersonDialogProps) {
  const text = usePrivacyText();
  useCloseOnBack(open, onClose);
  const { mutate, isPending } = useStaffMutation({
    send: () => erasePerson({ email }),
    onSuccess: (_answer, _nothing, queries) => {
      queries.removeQueries({ type: 'inactive' }); // any data may contain the person
      onClose();
      onErased();
      return text('privacy.erased');
    },
    reasonsByCode: { reservation_ahead: text('privacy.ahead'), staff_account: text('privacy.staff') },
    onFailure: (reason) => text('privacy.eraseFailed', { reason }),
  });
  return (
    <Modal
      open={open}
      title={text('privacy.erase.title')}
      footer={null}
      closable={false}
      onCancel={onClose}
      destroyOnHidden
      centered
      width={480}
    >
      <p>{text('privacy.erase.lead')}</p>
      <Form name="erase-person" layout="vertical" onFinish={() => !isPending && mutate()}>
        <Form.Item
          name="again"
          label={text('privacy.erase.again')}
          validateTrigger="onSubmit"
          rules={[toFieldRule((input) => normalizeEmail(input) !== email && text('privacy.erase.differs', { email }))]}
        >
          <Input autoFocus autoComplete="off" autoCapitalize="none" spellCheck={false} placeholder={email} />
        </Form.Item>
        <div className={parts.row}>
          <Button danger type="primary" htmlType="submit" disabled={isPending}>
            {text(isPending ? 'privacy.erase.submitting' : 'privacy.erase.submit')}
          </Button>
          <Button onClick={onClose}>{text('privacy.erase.cancel')}</Button>
        </div>
      </Form>
    </Modal>
  );
}
