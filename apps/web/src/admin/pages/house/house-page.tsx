import { emailsMessages } from '../../features/emails/texts';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { HouseManagement } from '../../features/house/house-management';
import { houseMessages } from '../../features/house/texts';
import { venueMessages } from '../../features/venue/texts';
import { VenueFacts } from '../../features/venue/venue-facts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

/** How the house is run, and what is told of it. */
export function HousePage() {
  return (
    <>
      <AdminTexts loaders={houseMessages}>
        <HouseManagement />
      </AdminTexts>
      <AdminTexts loaders={venueMessages}>
        <AdminTexts loaders={emailsMessages}>
          <VenueFacts testMail={<TestMailButton />} />
        </AdminTexts>
      </AdminTexts>
    </>
  );
}
