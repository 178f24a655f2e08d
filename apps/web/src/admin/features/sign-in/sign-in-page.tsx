import type { StaffUserDto } from '@strapec/contracts';
import { Grapes } from '../../../shared/ui/logo';
import { SignInForm } from './sign-in-form';
import styles from './sign-in.module.css';
import { useSignInText } from './texts';

/** What somebody sees who has not signed in. */
export function SignInPage({ onSignedIn }: { onSignedIn: (user: StaffUserDto) => void }) {
  const text = useSignInText();
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <span className={styles.logo}>
          <Grapes size={40} /> Strapec
        </span>
        <h1 className={styles.title}>{text('signIn.title')}</h1>
        <p className={styles.lead}>{text('signIn.lead')}</p>
        <SignInForm onSignedIn={onSignedIn} />
        <a href="/" className={styles.back}>
          {text('signIn.viewSite')}
        </a>
      </div>
    </main>
  );
}
