import { useSession } from '../../shared/session/session-context';
import styles from './me.module.css';
import { PasswordForm } from './password-form';
import { ProfileForm } from './profile-form';
import { Sessions } from './sessions';
import { useMeText } from './texts';

/** One's own account: name and e-mail, password, and where one is signed in. */
export function Me() {
  const text = useMeText();
  const { user } = useSession();
  return (
    <section aria-labelledby="me" className={styles.page}>
      <h2 id="me" className={styles.title}>
        {text('me.title')}
      </h2>
      <p className={styles.lead}>{text('me.lead', { username: user.username })}</p>
      <ProfileForm />
      <PasswordForm />
      <Sessions />
    </section>
  );
}
