import { emailsMessages } from '../../features/emails/texts';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { HouseManagement } from '../../features/house/house-management';
import { houseMessages } from '../../features/house/texts';
import { Look } from '../../features/look/look';
import { lookMessages } from '../../features/look/texts';
import { venueMessages } from '../../features/venue/texts';
import { VenueFacts } from '../../features/venue/venue-facts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

/** How the house is run, what is told of it, and how it looks. */
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
      <AdminTexts loaders={lookMessages}>
        <Look />
      </AdminTexts>
    </>
  );
}
