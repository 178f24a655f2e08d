import { useGetVenue } from '@strapec/contracts';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Loading } from '../../shared/ui/loading';
import { useVenueText } from './texts';
import { VenueFields, type VenueGroup, venueGroups } from './venue-fields';
import { VenueForm } from './venue-form';
import styles from './venue.module.css';

interface AskVenueProps {
  group: VenueGroup;
  /** What the button says. */
  label: string;
  testMail: ReactNode;
  onDone: () => void;
}

/** One group of facts, as the guide asks for it too. */
export function AskVenue({ group, label, testMail, onDone }: AskVenueProps) {
  const { data, isError, refetch } = useGetVenue({ query: { staleTime: 1_000 } });
  if (!data) return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />;
  return (
    <VenueForm name={`venue-${group}`} venue={data} label={label} onDone={onDone}>
      <VenueFields group={group} testMail={testMail} />
    </VenueForm>
  );
}

/** All that is told of the house; what is closed is not drawn. */
export function VenueFacts({ testMail }: { testMail: ReactNode }) {
  const text = useVenueText();
  return (
    <section aria-labelledby="venue" className={styles.facts}>
      <h2 id="venue">{text('venue.title')}</h2>
      <p className={styles.lead}>{text('venue.lead')}</p>
      {venueGroups.map((group) => (
        <details key={group} className={styles.group}>
          <summary>{text(`venue.group.${group}`)}</summary>
          <p className={styles.lead}>{text(`venue.group.${group}.lead`)}</p>
          <AskVenue group={group} label={text('venue.save')} testMail={testMail} onDone={() => undefined} />
        </details>
      ))}
    </section>
  );
}
