import { normalEmail } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useBackCloses } from '../../../shared/ui/use-back-closes';
import styles from './privacy.module.css';
import { usePrivacyText } from './texts';
import { useErasePerson } from './use-person';

interface ErasePersonProps {
  email: string;
  open: boolean;
  onClose: () => void;
  onErased: () => void;
}

/** Asks for the address once more: erasing cannot be undone. */
export function ErasePerson({ email, open, onClose, onErased }: ErasePersonProps) {
  const text = usePrivacyText();
  useBackCloses(open, onClose);
  const { mutate, isPending } = useErasePerson(() => {
    onClose();
    onErased();
  });
  const isSame = (typed: unknown) => typeof typed === 'string' && normalEmail(typed) === email;
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
      <Form
        name="erase-person"
        layout="vertical"
        requiredMark={false}
        className={styles.confirm}
        onFinish={() => !isPending && mutate(email)}
      >
        <Form.Item
          name="again"
          label={text('privacy.erase.again')}
          validateTrigger="onSubmit"
          rules={[
            {
              validator: (_rule, typed) =>
                isSame(typed) ? Promise.resolve() : Promise.reject(new Error(text('privacy.erase.differs', { email }))),
            },
          ]}
        >
          <Input autoFocus autoComplete="off" autoCapitalize="none" spellCheck={false} placeholder={email} />
        </Form.Item>
        <div className={styles.actions}>
          <Button danger type="primary" htmlType="submit" disabled={isPending}>
            {text(isPending ? 'privacy.erase.submitting' : 'privacy.erase.submit')}
          </Button>
          <Button onClick={onClose}>{text('privacy.erase.cancel')}</Button>
        </div>
      </Form>
    </Modal>
  );
}
