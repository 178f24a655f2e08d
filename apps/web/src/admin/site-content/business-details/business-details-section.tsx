import { useGetBusinessDetails } from '@strapec/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { QueryFallback } from '../../ui/load-failure';
import parts from '../../ui/parts.module.css';
import { useBusinessDetailsText } from './texts';
import { BusinessDetailsFields, type BusinessDetailsGroup, businessDetailsGroups } from './business-details-fields';
import { BusinessDetailsForm } from './business-details-form';

interface BusinessDetailsGroupFormProps {
  group: BusinessDetailsGroup;
  saveText: string;
  onDone: () => void;
}

export function BusinessDetailsGroupForm({ group, saveText, onDone }: BusinessDetailsGroupFormProps) {
  const text = useBusinessDetailsText();
  const { data, isError, refetch } = useGetBusinessDetails({ query: { staleTime: 1_000 } });
  if (!data) return <QueryFallback isError={isError} onRetry={refetch} />;
  return (
    <BusinessDetailsForm name={`businessDetails-${group}`} businessDetails={data} saveText={saveText} onDone={onDone}>
      <p className={parts.muted}>{text(`venue.group.${group}.lead`)}</p>
      <BusinessDetailsFields group={group} />
    </BusinessDetailsForm>
  );
}

export function BusinessDetailsSection() {
  const text = useBusinessDetailsText();
  const { hash } = useLocation();
  const linkedGroups = businessDetailsGroups.filter((group) => hash === `#facts-${group}`);
  const [openedGroups, setOpenedGroups] = useState<ReadonlySet<BusinessDetailsGroup>>(new Set(linkedGroups));
  const rememberOpenedGroup = (group: BusinessDetailsGroup, isOpen: boolean) =>
    isOpen && setOpenedGroups((before) => new Set(before).add(group));
  return (
    <section aria-labelledby="businessDetails" className={`${parts.stack12} ${parts.page}`}>
      <h2 id="businessDetails">{text('venue.title')}</h2>
      <p className={parts.muted}>{text('venue.lead')}</p>
      {businessDetailsGroups.map((group) => (
        <details
          key={group}
          id={`facts-${group}`}
          className={parts.fold}
          open={linkedGroups.includes(group)}
          onToggle={({ currentTarget }) => rememberOpenedGroup(group, currentTarget.open)}
        >
          <summary>{text(`venue.group.${group}`)}</summary>
          {openedGroups.has(group) && (
            <BusinessDetailsGroupForm group={group} saveText={text('venue.save')} onDone={() => undefined} />
          )}
        </details>
      ))}
    </section>
  );
}
