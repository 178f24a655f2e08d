import { DeedKind, useListAuditPeople } from '@strapec/contracts';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useId } from 'react';
import { DateField } from '../../shared/ui/date-field';
import styles from './audit.module.css';
import { useAuditText } from './texts';
import type { AuditSearch } from './use-audit-address';

interface AuditFiltersProps {
  asked: AuditSearch;
  onSearch: (search: AuditSearch) => void;
}

/** By person, by what was changed, and by days. */
export function AuditFilters({ asked, onSearch }: AuditFiltersProps) {
  const text = useAuditText();
  const id = useId();
  const { data: people = [] } = useListAuditPeople({ query: { staleTime: 60_000 } });
  const { before: _before, ...sought } = asked;
  const change = (more: AuditSearch) => onSearch({ ...sought, ...more });
  const persons = [
    { value: '', label: text('audit.who.all') },
    ...people.map(({ id: value, name }) => ({ value, label: name })),
    { value: 'house', label: text('audit.house') },
  ];
  const kinds = Object.values(DeedKind).map((value) => ({ value, label: text(`audit.kind.${value}`) }));
  return (
    <div className={styles.filters} role="search" aria-label={text('audit.title')}>
      <label htmlFor={`${id}-who`}>{text('audit.who')}</label>
      <Select
        id={`${id}-who`}
        value={asked.staff ?? ''}
        options={persons}
        onChange={(staff) => change({ staff: staff || undefined })}
      />
      <label htmlFor={`${id}-what`}>{text('audit.what')}</label>
      <Select<DeedKind | ''>
        id={`${id}-what`}
        value={asked.kind ?? ''}
        options={[{ value: '', label: text('audit.what.all') }, ...kinds]}
        onChange={(kind) => change({ kind: kind || undefined })}
      />
      <label htmlFor={`${id}-from`}>{text('audit.from')}</label>
      <DateField id={`${id}-from`} value={asked.from ?? ''} onChange={(from) => change({ from })} />
      <label htmlFor={`${id}-to`}>{text('audit.to')}</label>
      <DateField id={`${id}-to`} value={asked.to ?? ''} onChange={(to) => change({ to })} />
      {Object.keys(asked).length > 0 && (
        <Button type="link" onClick={() => onSearch({})}>
          {text('audit.clear')}
        </Button>
      )}
    </div>
  );
}
