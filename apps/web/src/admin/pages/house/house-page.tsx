import { HouseManagement } from '../../features/house/house-management';
import { houseMessages } from '../../features/house/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function HousePage() {
  return (
    <AdminTexts loaders={houseMessages}>
      <HouseManagement />
    </AdminTexts>
  );
}
