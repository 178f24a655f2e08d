import type { StaffUserDto } from '@strapec/contracts';
import Modal from 'antd/es/modal';
import { SignInForm } from './sign-in-form';
import { useSignInText } from './texts';

interface SignInAgainProps {
  open: boolean;
  onSignedIn: (user: StaffUserDto) => void;
}

/** Lies over the page when the session has ended; below it every form keeps what was typed. */
export function SignInAgain({ open, onSignedIn }: SignInAgainProps) {
  const text = useSignInText();
  return (
    <Modal
      open={open}
      title={text('signIn.again.title')}
      footer={null}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      centered
      width={400}
      zIndex={1150}
    >
      <p style={{ marginBottom: 16 }}>{text('signIn.again.lead')}</p>
      <SignInForm onSignedIn={onSignedIn} />
    </Modal>
  );
}
