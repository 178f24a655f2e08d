import { SystemOverview } from '../../features/system/system-overview';
import { systemMessages } from '../../features/system/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function SystemPage() {
  return (
    <AdminTexts loaders={systemMessages}>
      <SystemOverview />
    </AdminTexts>
  );
}
