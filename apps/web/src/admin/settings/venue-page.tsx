import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { TestMailButton } from '../mail-activity/test-mail-button';
import { VenueManagement } from './venue-management';
import { Look } from '../site-content/look/look';
import { BusinessDetailsFacts } from '../site-content/business-details/business-details-facts';

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
