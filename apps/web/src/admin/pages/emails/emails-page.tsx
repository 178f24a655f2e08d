import { EmailManagement } from '../../features/emails/email-management';
import { emailsMessages } from '../../features/emails/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function EmailsPage() {
  return (
    <AdminTexts loaders={emailsMessages}>
      <EmailManagement />
    </AdminTexts>
  );
}
