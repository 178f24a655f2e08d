import type { MessageLoaders } from '../../../shared/i18n/feature-texts';
import { MenuManagement } from '../../features/menu/menu-management';
import { AdminTexts } from '../../shared/i18n/admin-texts';

const texts: MessageLoaders = {
  en: () => import('./page-messages.en').then(({ messages }) => messages),
  sk: () => import('./page-messages.sk').then(({ messages }) => messages),
};

export function MenuPage() {
  return (
    <AdminTexts loaders={texts}>
      <MenuManagement />
    </AdminTexts>
  );
}
