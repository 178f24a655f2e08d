import type { StaffUserDto } from '@strapec/contracts';
import { Door } from '../../shared/ui/door';
import { SignInForm } from './sign-in-form';
import { useSignInText } from './texts';

/** What somebody sees who has not signed in. */
export function SignInPage({ onSignedIn }: { onSignedIn: (user: StaffUserDto) => void }) {
  const text = useSignInText();
  return (
    <Door title={text('signIn.title')} lead={text('signIn.lead')} way={{ href: '/', text: text('signIn.viewSite') }}>
      <SignInForm onSignedIn={onSignedIn} />
      <a href="/admin/reset">{text('signIn.forgotten')}</a>
    </Door>
  );
}
