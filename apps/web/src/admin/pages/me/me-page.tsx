import { Me } from '../../features/me/me';
import { meMessages } from '../../features/me/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function MePage() {
  return (
    <AdminTexts loaders={meMessages}>
      <Me />
    </AdminTexts>
  );
}
