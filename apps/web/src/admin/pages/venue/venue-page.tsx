import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { emailsMessages } from '../../features/emails/texts';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { VenueManagement } from '../../features/settings/venue-management';
import { venueMessages } from '../../features/settings/texts';
import { Look } from '../../features/look/look';
import { lookMessages } from '../../features/look/texts';
import { businessDetailsMessages } from '../../features/business-details/texts';
import { BusinessDetailsFacts } from '../../features/business-details/business-details-facts';
import { AdminTexts } from '../../shared/i18n/admin-texts';

export function VenuePage() {
  useNamedPart();
  return (
    <>
      <AdminTexts loaders={venueMessages}>
        <VenueManagement />
      </AdminTexts>
      <AdminTexts loaders={businessDetailsMessages}>
        <AdminTexts loaders={emailsMessages}>
          <BusinessDetailsFacts testMail={<TestMailButton />} />
        </AdminTexts>
      </AdminTexts>
      <AdminTexts loaders={lookMessages}>
        <Look />
      </AdminTexts>
    </>
  );
}

/** Scrolls to the part in the address once the content above it is rendered. */
function useNamedPart(): void {
  const { hash } = useLocation();
  const isLoading = useIsFetching() > 0;
  const shown = useRef('');
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    if (isLoading || !part || shown.current === hash) return;
    part.scrollIntoView();
    shown.current = hash;
  }, [hash, isLoading]);
}
