import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { ImageManagement } from '../../features/images/image-management';
import { AdminTexts } from '../../shared/i18n/admin-texts';

const texts: MessageLoaders = {
  en: () => import('./page-messages.en').then(({ messages }) => messages),
  sk: () => import('./page-messages.sk').then(({ messages }) => messages),
};

export function ImagesPage() {
  return (
    <AdminTexts loaders={texts}>
      <ImageManagement />
    </AdminTexts>
  );
}
