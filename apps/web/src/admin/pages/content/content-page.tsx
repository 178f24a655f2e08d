import { ContentManagement } from '../../features/content/content-management';
import { contentMessages } from '../../features/content/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function ContentPage() {
  return (
    <AdminTexts loaders={contentMessages}>
      <ContentManagement />
    </AdminTexts>
  );
}
