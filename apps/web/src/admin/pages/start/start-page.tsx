import { type HouseSettingsDto, useGetHouse } from '@strapec/contracts';
import type { ReactNode } from 'react';
import { TestMailButton } from '../../features/emails/test-mail-button';
import { type AskedStep, FirstStart } from '../../features/first-start/first-start';
import { Rooms } from '../../features/house/rooms';
import { Weeks } from '../../features/house/weeks';
import { AskVenue } from '../../features/venue/venue-facts';
import type { VenueGroup } from '../../features/venue/venue-fields';
import { NotLoaded } from '../../shared/ui/load-failure';

export function StartPage() {
  return (
    <FirstStart
      hours={<Hours />}
      tables={<Tables />}
      ask={(step, label, onDone) => (
        <AskVenue key={step} group={groups[step]} testMail={<TestMailButton />} label={label} onDone={onDone} />
      )}
    />
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
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  return children(data);
}
