import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { VenueManagement } from '../../features/settings/venue-management';
import { Look } from '../../features/look/look';
import { BusinessDetailsFacts } from '../../features/business-details/business-details-facts';

export function VenuePage() {
  useNamedPart();
  return (
    <>
      <VenueManagement />
      <BusinessDetailsFacts testMail={<TestMailButton />} />
      <Look />
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
