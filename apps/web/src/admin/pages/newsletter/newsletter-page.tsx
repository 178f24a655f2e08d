import { NewsletterManagement } from '../../features/newsletter/newsletter-management';
import { newsletterMessages } from '../../features/newsletter/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function NewsletterPage() {
  return (
    <AdminTexts loaders={newsletterMessages}>
      <NewsletterManagement />
    </AdminTexts>
  );
}
