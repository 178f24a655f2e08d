import { useGetBusinessDetails } from '@strapec/contracts';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NotLoaded } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useBusinessDetailsText } from './texts';
import { BusinessDetailsFields, type BusinessDetailsGroup, businessDetailsGroups } from './business-details-fields';
import { BusinessDetailsForm } from './business-details-form';

interface AskBusinessDetailsProps {
  group: BusinessDetailsGroup;
  label: string;
  testMail: ReactNode;
  onDone: () => void;
}

export function AskBusinessDetails({ group, label, testMail, onDone }: AskBusinessDetailsProps) {
  const text = useBusinessDetailsText();
  const { data, isError, refetch } = useGetBusinessDetails({ query: { staleTime: 1_000 } });
  if (!data) return <NotLoaded isError={isError} retry={refetch} />;
  return (
    <BusinessDetailsForm name={`businessDetails-${group}`} businessDetails={data} label={label} onDone={onDone}>
      <p className={parts.muted}>{text(`venue.group.${group}.lead`)}</p>
      <BusinessDetailsFields group={group} testMail={testMail} />
    </BusinessDetailsForm>
  );
}

export function BusinessDetailsFacts({ testMail }: { testMail: ReactNode }) {
  const text = useBusinessDetailsText();
  const { hash } = useLocation();
  const named = businessDetailsGroups.filter((group) => hash === `#facts-${group}`);
  const [opened, setOpened] = useState<ReadonlySet<BusinessDetailsGroup>>(new Set(named));
  const note = (group: BusinessDetailsGroup, isOpen: boolean) =>
    isOpen && setOpened((before) => new Set(before).add(group));
  return (
    <section aria-labelledby="businessDetails" className={`${parts.stack12} ${parts.page}`}>
      <h2 id="businessDetails">{text('venue.title')}</h2>
      <p className={parts.muted}>{text('venue.lead')}</p>
      {businessDetailsGroups.map((group) => (
        <details
          key={group}
          id={`facts-${group}`}
          className={parts.fold}
          open={named.includes(group)}
          onToggle={({ currentTarget }) => note(group, currentTarget.open)}
        >
          <summary>{text(`venue.group.${group}`)}</summary>
          {opened.has(group) && (
            <AskBusinessDetails group={group} label={text('venue.save')} testMail={testMail} onDone={() => undefined} />
          )}
        </details>
      ))}
    </section>
  );
}
