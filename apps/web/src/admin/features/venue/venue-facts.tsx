import { useGetVenue } from '@strapec/contracts';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotLoaded } from '../../shared/ui/load-failure';
import { useVenueText } from './texts';
import { VenueFields, type VenueGroup, venueGroups } from './venue-fields';
import { VenueForm } from './venue-form';
import styles from './venue.module.css';

interface AskVenueProps {
  group: VenueGroup;
  label: string;
  testMail: ReactNode;
  onDone: () => void;
}

/** One group of business details, also used by the setup. */
export function AskVenue({ group, label, testMail, onDone }: AskVenueProps) {
  const text = useVenueText();
  const { data, isError, refetch } = useGetVenue({ query: { staleTime: 1_000 } });
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  return (
    <VenueForm name={`venue-${group}`} venue={data} label={label} onDone={onDone}>
      <p className={styles.lead}>{text(`venue.group.${group}.lead`)}</p>
      <VenueFields group={group} testMail={testMail} />
    </VenueForm>
  );
}

/** All business details; a closed group is not rendered. The address may name the group that is open at first. */
export function VenueFacts({ testMail }: { testMail: ReactNode }) {
  const text = useVenueText();
  const { hash } = useLocation();
  const named = venueGroups.filter((group) => hash === `#facts-${group}`);
  const [opened, setOpened] = useState<ReadonlySet<VenueGroup>>(new Set(named));
  const note = (group: VenueGroup, isOpen: boolean) => isOpen && setOpened((before) => new Set(before).add(group));
  return (
    <section aria-labelledby="venue" className={styles.facts}>
      <h2 id="venue">{text('venue.title')}</h2>
      <p className={styles.lead}>{text('venue.lead')}</p>
      {venueGroups.map((group) => (
        <details
          key={group}
          id={`facts-${group}`}
          className={styles.group}
          open={named.includes(group)}
          onToggle={({ currentTarget }) => note(group, currentTarget.open)}
        >
          <summary>{text(`venue.group.${group}`)}</summary>
          {opened.has(group) && (
            <AskVenue group={group} label={text('venue.save')} testMail={testMail} onDone={() => undefined} />
          )}
        </details>
      ))}
    </section>
  );
}
