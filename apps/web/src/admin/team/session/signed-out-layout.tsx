import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormProps } from 'antd/es/form';
import type { ReactNode } from 'react';
import { VenueIcon } from '../../../shared/ui/logo';
import { useVenueName } from '../../data/use-site-query';
import parts from '../../ui/parts.module.css';
import styles from './signed-out-layout.module.css';

interface SignedOutLayoutProps {
  title: string;
  lead: string;
  link: { href: string; text: string };
  children?: ReactNode;
}

export function SignedOutLayout({ title, lead, link, children }: SignedOutLayoutProps) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.logo}>
          <VenueIcon size={40} /> {useVenueName()}
        </span>
        <h1 className={styles.title}>{title}</h1>
        <p className={`${parts.muted} ${styles.lead}`}>{lead}</p>
        {children}
        <a href={link.href}>{link.text}</a>
      </div>
    </main>
  );
}

interface SignedOutFormProps<Values> extends Pick<FormProps<Values>, 'form' | 'name' | 'initialValues'> {
  mutation: { mutate: (values: Values) => void; error: Error | null; isPending: boolean };
  toFailureText: (error: Error) => string;
  submitText: string;
  children: ReactNode;
}

export function SignedOutForm<Values extends object>(props: SignedOutFormProps<Values>) {
  const { mutation, toFailureText, submitText, children, ...formProps } = props;
  const { mutate, error, isPending } = mutation;
  return (
    <Form<Values> layout="vertical" onFinish={mutate} {...formProps}>
      {children}
      <div aria-live="assertive">
        {error && <Alert type="error" showIcon title={toFailureText(error)} style={{ marginBottom: 16 }} />}
      </div>
      <Button type="primary" htmlType="submit" block disabled={isPending}>
        {submitText}
      </Button>
    </Form>
  );
}
