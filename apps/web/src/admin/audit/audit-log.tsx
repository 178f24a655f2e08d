import {
  type AuditItemDto,
  ActionKind,
  type ListAuditParams,
  useListAudit,
  useListAuditPeople,
} from '@strapec/contracts';
import { isGuestAuditAction, isServiceDate } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { formatInstant } from '../ui/time/date-words';
import { DateField } from '../ui/date-field';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import styles from './audit.module.css';
import { useAuditText } from './texts';
import { useAuditFormat } from './use-audit-format';

export function AuditLog() {
  const text = useAuditText();
  const { search, setSearch } = useAuditSearch();
  const { data, isError, isPlaceholderData, refetch } = useListAudit(search, {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  const showPageBefore = (cursor: string | undefined) => {
    setSearch({ ...search, before: cursor });
    window.scrollTo({ top: 0 });
  };
  return (
    <section aria-labelledby="audit" className={parts.page}>
      <h2 id="audit">{text('audit.title')}</h2>
      <p className={`${parts.muted} ${styles.lead}`}>{text('audit.lead')}</p>
      <AuditFilters search={search} onSearch={setSearch} />
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {data && (
        <>
          <p role="status" className={`${parts.muted} ${styles.lead}`}>
            {data.items.length === 0 && text('audit.empty')}
          </p>
          <ol className={parts.list} aria-busy={isPlaceholderData}>
            {data.items.map((item) => (
              <AuditItem key={item.id} item={item} />
            ))}
          </ol>
          <div className={`${parts.bar} ${styles.pages}`}>
            {search.before && <Button onClick={() => showPageBefore(undefined)}>{text('audit.newest')}</Button>}
            {data.next && <Button onClick={() => showPageBefore(data.next ?? undefined)}>{text('audit.older')}</Button>}
          </div>
        </>
      )}
    </section>
  );
}

function AuditFilters({ search, onSearch }: { search: AuditSearch; onSearch: (search: AuditSearch) => void }) {
  const text = useAuditText();
  const id = useId();
  const { data: people = [] } = useListAuditPeople({ query: { staleTime: 60_000 } });
  const { before: _before, ...filters } = search;
  const changeFilters = (changes: AuditSearch) => onSearch({ ...filters, ...changes });
  const personOptions = [
    { value: '', label: text('audit.who.all') },
    ...people.map(({ id: value, name }) => ({ value, label: name })),
    { value: 'system', label: text('audit.venue') },
  ];
  const kindOptions = Object.values(ActionKind).map((value) => ({ value, label: text(`audit.kind.${value}`) }));
  return (
    <div className={`${parts.card} ${styles.filters}`} role="search" aria-label={text('audit.title')}>
      <label htmlFor={`${id}-who`}>{text('audit.who')}</label>
      <Select
        id={`${id}-who`}
        value={search.staff ?? ''}
        options={personOptions}
        onChange={(staff) => changeFilters({ staff: staff || undefined })}
      />
      <label htmlFor={`${id}-what`}>{text('audit.what')}</label>
      <Select<ActionKind | ''>
        id={`${id}-what`}
        value={search.kind ?? ''}
        options={[{ value: '', label: text('audit.what.all') }, ...kindOptions]}
        onChange={(kind) => changeFilters({ kind: kind || undefined })}
      />
      <label htmlFor={`${id}-from`}>{text('audit.from')}</label>
      <DateField id={`${id}-from`} value={search.from ?? ''} onChange={(from) => changeFilters({ from })} />
      <label htmlFor={`${id}-to`}>{text('audit.to')}</label>
      <DateField id={`${id}-to`} value={search.to ?? ''} onChange={(to) => changeFilters({ to })} />
      {Object.keys(search).length > 0 && (
        <Button type="link" onClick={() => onSearch({})}>
          {text('audit.clear')}
        </Button>
      )}
    </div>
  );
}

function AuditItem({ item }: { item: AuditItemDto }) {
  const text = useAuditText();
  const { language } = useLanguage();
  const { subjectText } = useAuditFormat();
  const { at, staff, action, subject, reason, before, after } = item;
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.item}`}>
      <p className={`${parts.muted} ${styles.who}`}>
        <time dateTime={at}>{formatInstant(at, language)}</time>
        <span>{staff || text(isGuestAuditAction(action) ? 'record.guest' : 'audit.venue')}</span>
      </p>
      <div className={styles.what}>
        <p>
          <strong>{text(`audit.action.${action}`)}</strong>
          {subject && <span className={styles.subject}>{subjectText(subject)}</span>}
        </p>
        <FieldChanges before={before ?? null} after={after ?? null} />
        {reason && <p>{text('record.reason', { reason })}</p>}
      </div>
    </li>
  );
}

type FieldValues = Readonly<Record<string, unknown>>;

function FieldChanges({ before, after }: { before: FieldValues | null; after: FieldValues | null }) {
  const { fieldLabel, fieldValueText } = useAuditFormat();
  const labelledFields = Object.keys(after ?? before ?? {}).flatMap((field) => {
    const label = fieldLabel(field);
    if (field === 'days' && !(before && after)) return []; // the subject contains them
    return label ? [{ field, label }] : [];
  });
  if (labelledFields.length === 0) return null;
  return (
    <ul className={parts.bullets}>
      {labelledFields.map(({ field, label }) => (
        <li key={field}>
          {label}: {before && <del className={parts.muted}>{fieldValueText(before[field], field)}</del>}
          {before && after && ' → '}
          {after && <ins>{fieldValueText(after[field], field)}</ins>}
        </li>
      ))}
    </ul>
  );
}

type AuditSearch = Pick<ListAuditParams, 'staff' | 'kind' | 'from' | 'to' | 'before'>;

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const paramChecks: Readonly<Record<keyof AuditSearch, (text: string) => boolean>> = {
  staff: (text) => text === 'system' || uuidPattern.test(text),
  kind: (text) => Object.hasOwn(ActionKind, text),
  from: isServiceDate,
  to: isServiceDate,
  before: (cursor) => cursor.length <= 80 && uuidPattern.test(cursor.split('_')[1] ?? ''),
};

function useAuditSearch() {
  const [params, setParams] = useSearchParams();
  const validParams = Object.entries(paramChecks).flatMap(([name, isValid]) => {
    const value = params.get(name);
    return value !== null && isValid(value) ? [[name, value]] : [];
  });
  const search = Object.fromEntries(validParams) as AuditSearch;
  /** A new search starts at the newest entry. */
  const setSearch = ({ before, ...filters }: AuditSearch) =>
    setParams(Object.entries({ ...filters, before }).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return { search, setSearch };
}
