import { Invited } from '../../features/invited/invited';
import { invitedMessages } from '../../features/invited/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function InvitedPage({ onDone }: { onDone: () => void }) {
  return (
    <AdminTexts loaders={invitedMessages}>
      <Invited token={location.hash.slice(1)} onDone={onDone} />
    </AdminTexts>
  );
}
