import type { PersonDataDto } from '@strapec/contracts';
import { isEmailSought, normalEmail } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useState } from 'react';
import { HeldData } from './held-data';
import styles from './privacy.module.css';
import { usePrivacyText } from './texts';
import { useFindPerson } from './use-person';

/** Asks for an address and shows what is held about it. */
export function PersonLookup() {
  const text = usePrivacyText();
  const [person, setPerson] = useState<PersonDataDto | null>(null);
  const { mutate, isPending } = useFindPerson(setPerson);
  const find = (email: string) => {
    setPerson(null);
    mutate(email.trim());
  };
  return (
    <section aria-labelledby="privacy" className={styles.page}>
      <h2 id="privacy" className={styles.title}>
        {text('privacy.title')}
      </h2>
      <p className={styles.lead}>{text('privacy.lead')}</p>
      <Form<{ email: string }>
        name="person"
        layout="vertical"
        requiredMark={false}
        className={styles.form}
        onFinish={({ email }) => find(email)}
      >
        <Form.Item
          name="email"
          label={text('privacy.email')}
          validateTrigger="onSubmit"
          rules={[{ validator: (_rule, typed) => checkEmail(typed, text('privacy.email.invalid')) }]}
        >
          <Input type="text" inputMode="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Button type="primary" htmlType="submit" disabled={isPending}>
          {text(isPending ? 'privacy.finding' : 'privacy.find')}
        </Button>
      </Form>
      <div aria-live="polite">{person && <HeldData person={person} onErased={() => find(person.email)} />}</div>
    </section>
  );
}

function checkEmail(typed: unknown, fault: string): Promise<void> {
  return typeof typed === 'string' && isEmailSought(normalEmail(typed))
    ? Promise.resolve()
    : Promise.reject(new Error(fault));
}
