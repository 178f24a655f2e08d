import { type HouseSettingsDto, useGetHouse } from '@strapec/contracts';
import type { ReactNode } from 'react';
import { emailsMessages } from '../../features/emails/texts';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { type AskedStep, FirstStart } from '../../features/first-start/first-start';
import { startMessages } from '../../features/first-start/texts';
import { Rooms } from '../../features/house/rooms';
import { houseMessages } from '../../features/house/texts';
import { Weeks } from '../../features/house/weeks';
import { venueMessages } from '../../features/venue/texts';
import { AskVenue } from '../../features/venue/venue-facts';
import type { VenueGroup } from '../../features/venue/venue-fields';
import { AdminTexts } from '../../shared/i18n/admin-texts';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';

export function StartPage() {
  return (
    <AdminTexts loaders={startMessages}>
      <AdminTexts loaders={houseMessages}>
        <AdminTexts loaders={emailsMessages}>
          <AdminTexts loaders={venueMessages}>
            <FirstStart
              hours={<Hours />}
              tables={<Tables />}
              ask={(step, label, onDone) => (
                <AskVenue key={step} group={groups[step]} testMail={<TestMailButton />} {...{ label, onDone }} />
              )}
            />
          </AdminTexts>
        </AdminTexts>
      </AdminTexts>
    </AdminTexts>
  );
}

const groups: Readonly<Record<AskedStep, VenueGroup>> = { venue: 'place', languages: 'languages', sender: 'mail' };

function Hours() {
  return <OfHouse>{(settings) => <Weeks settings={settings} />}</OfHouse>;
}

function Tables() {
  return <OfHouse>{(settings) => <Rooms settings={settings} />}</OfHouse>;
}

function OfHouse({ children }: { children: (settings: HouseSettingsDto) => ReactNode }) {
  const { data, isError, refetch } = useGetHouse({ query: { staleTime: 1_000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return children(data);
}
