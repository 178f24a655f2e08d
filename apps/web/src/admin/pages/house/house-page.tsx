import { HouseManagement } from '../../features/house/house-management';
import { houseMessages } from '../../features/house/texts';
import { Look } from '../../features/look/look';
import { lookMessages } from '../../features/look/texts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

/** How the house is run, and how it looks. */
export function HousePage() {
  return (
    <>
      <AdminTexts loaders={houseMessages}>
        <HouseManagement />
      </AdminTexts>
      <AdminTexts loaders={lookMessages}>
        <Look />
      </AdminTexts>
    </>
  );
}
