import { PersonLookup } from '../../features/privacy/person-lookup';
import { privacyMessages } from '../../features/privacy/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function PrivacyPage() {
  return (
    <AdminTexts loaders={privacyMessages}>
      <PersonLookup />
    </AdminTexts>
  );
}
