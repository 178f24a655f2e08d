import { type VenueSettingsDto, useGetVenue } from '@strapec/contracts';
import type { ReactNode } from 'react';
import { TestMailButton } from '../../mail-activity/test-mail-button';
import { type AskedStep, FirstStart } from './first-start';
import { Rooms } from '../room/rooms';
import { Weeks } from '../weeks';
import { AskBusinessDetails } from '../../site-content/business-details/business-details-facts';
import type { BusinessDetailsGroup } from '../../site-content/business-details/business-details-fields';
import { NotLoaded } from '../../ui/load-failure';

export function StartPage() {
  return (
    <FirstStart
      hours={<Hours />}
      tables={<Tables />}
      ask={(step, label, onDone) => (
        <AskBusinessDetails
          key={step}
          group={groups[step]}
          testMail={<TestMailButton />}
          label={label}
          onDone={onDone}
        />
      )}
    />
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
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  return children(data);
}
