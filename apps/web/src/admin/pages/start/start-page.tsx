import { type VenueSettingsDto, useGetVenue } from '@strapec/contracts';
import type { ReactNode } from 'react';
import { emailsMessages } from '../../features/emails/texts';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { type AskedStep, FirstStart } from '../../features/first-start/first-start';
import { startMessages } from '../../features/first-start/texts';
import { Rooms } from '../../features/settings/rooms';
import { venueMessages } from '../../features/settings/texts';
import { Weeks } from '../../features/settings/weeks';
import { businessDetailsMessages } from '../../features/business-details/texts';
import { AskBusinessDetails } from '../../features/business-details/business-details-facts';
import type { BusinessDetailsGroup } from '../../features/business-details/business-details-fields';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';

export function StartPage() {
  return (
    <AdminTexts loaders={startMessages}>
      <AdminTexts loaders={venueMessages}>
        <AdminTexts loaders={emailsMessages}>
          <AdminTexts loaders={businessDetailsMessages}>
            <FirstStart
              hours={<Hours />}
              tables={<Tables />}
              ask={(step, label, onDone) => (
                <AskBusinessDetails
                  key={step}
                  group={groups[step]}
                  testMail={<TestMailButton />}
                  {...{ label, onDone }}
                />
              )}
            />
          </AdminTexts>
        </AdminTexts>
      </AdminTexts>
    </AdminTexts>
  );
}

const groups: Readonly<Record<AskedStep, BusinessDetailsGroup>> = {
  businessDetails: 'place',
  languages: 'languages',
  sender: 'mail',
};

function Hours() {
  return <OfVenue>{(settings) => <Weeks settings={settings} />}</OfVenue>;
}

function Tables() {
  return <OfVenue>{(settings) => <Rooms settings={settings} />}</OfVenue>;
}

function OfVenue({ children }: { children: (settings: VenueSettingsDto) => ReactNode }) {
  const { data, isError, refetch } = useGetVenue({ query: { staleTime: 1_000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return children(data);
}
