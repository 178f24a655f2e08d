import { AskReset } from '../../features/reset/ask-reset';
import { ResetPassword } from '../../features/reset/reset-password';
import { resetMessages } from '../../features/reset/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

/** Without a key the page asks whose password is forgotten; with one it takes the new password. */
export function ResetPage() {
  const token = location.hash.slice(1);
  return <AdminTexts loaders={resetMessages}>{token ? <ResetPassword token={token} /> : <AskReset />}</AdminTexts>;
}
