import {
  type AuditItemDto,
  ActionKind,
  type ListAuditParams,
  useListAudit,
  useListAuditPeople,
} from '@strapec/contracts';
import { isGuestAction, isServiceDate } from '@strapec/domain';
import { keepPreviousData } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Select from 'antd/es/select';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLanguage } from '../../shared/i18n/language-context';
import { instantInWords } from '../ui/time/date-words';
import { DateField } from '../ui/date-field';
import { LoadFailure } from '../ui/load-failure';
import { Loading } from '../ui/loading';
import parts from '../ui/parts.module.css';
import styles from './audit.module.css';
import { useAuditText } from './texts';
import { useFieldWords } from './use-field-words';

export function AuditRecord() {
  const text = useAuditText();
  const { search, setSearch } = useAuditAddress();
  const { data, isError, isPlaceholderData, refetch } = useListAudit(search, {
    query: { staleTime: 1000, placeholderData: keepPreviousData },
  });
  const turn = (before: string | undefined) => {
    setSearch({ ...search, before });
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
            {search.before && <Button onClick={() => turn(undefined)}>{text('audit.newest')}</Button>}
            {data.next && <Button onClick={() => turn(data.next ?? undefined)}>{text('audit.older')}</Button>}
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
  const { before: _before, ...sought } = search;
  const change = (more: AuditSearch) => onSearch({ ...sought, ...more });
  const persons = [
    { value: '', label: text('audit.who.all') },
    ...people.map(({ id: value, name }) => ({ value, label: name })),
    { value: 'system', label: text('audit.venue') },
  ];
  const kinds = Object.values(ActionKind).map((value) => ({ value, label: text(`audit.kind.${value}`) }));
  return (
    <div className={`${parts.card} ${styles.filters}`} role="search" aria-label={text('audit.title')}>
      <label htmlFor={`${id}-who`}>{text('audit.who')}</label>
      <Select
        id={`${id}-who`}
        value={search.staff ?? ''}
        options={persons}
        onChange={(staff) => change({ staff: staff || undefined })}
      />
      <label htmlFor={`${id}-what`}>{text('audit.what')}</label>
      <Select<ActionKind | ''>
        id={`${id}-what`}
        value={search.kind ?? ''}
        options={[{ value: '', label: text('audit.what.all') }, ...kinds]}
        onChange={(kind) => change({ kind: kind || undefined })}
      />
      <label htmlFor={`${id}-from`}>{text('audit.from')}</label>
      <DateField id={`${id}-from`} value={search.from ?? ''} onChange={(from) => change({ from })} />
      <label htmlFor={`${id}-to`}>{text('audit.to')}</label>
      <DateField id={`${id}-to`} value={search.to ?? ''} onChange={(to) => change({ to })} />
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
  const { subjectInWords } = useFieldWords();
  const { at, staff, action, subject, reason, before, after } = item;
  return (
    <li className={`${parts.item} ${parts.edge} ${styles.item}`}>
      <p className={`${parts.muted} ${styles.who}`}>
        <time dateTime={at}>{instantInWords(at, language)}</time>
        <span>{staff || text(isGuestAction(action) ? 'record.guest' : 'audit.venue')}</span>
      </p>
      <div className={styles.what}>
        <p>
          <strong>{text(`audit.action.${action}`)}</strong>
          {subject && <span className={styles.subject}>{subjectInWords(subject)}</span>}
        </p>
        <Differences before={before ?? null} after={after ?? null} />
        {reason && <p>{text('record.reason', { reason })}</p>}
      </div>
    </li>
  );
}

type Fields = Readonly<Record<string, unknown>>;

function Differences({ before, after }: { before: Fields | null; after: Fields | null }) {
  const { labelOf, valueInWords } = useFieldWords();
  const shown = Object.keys(after ?? before ?? {}).flatMap((field) => {
    const label = labelOf(field);
    if (field === 'days' && !(before && after)) return []; // the subject contains them
    return label ? [{ field, label }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul className={`${parts.bullets} ${styles.differences}`}>
      {shown.map(({ field, label }) => (
        <li key={field}>
          {label}: {before && <del>{valueInWords(before[field], field)}</del>}
          {before && after && ' → '}
          {after && <ins>{valueInWords(after[field], field)}</ins>}
        </li>
      ))}
    </ul>
  );
}

type AuditSearch = Pick<ListAuditParams, 'staff' | 'kind' | 'from' | 'to' | 'before'>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isOf: Readonly<Record<keyof AuditSearch, (text: string) => boolean>> = {
  staff: (text) => text === 'system' || uuid.test(text),
  kind: (text) => Object.hasOwn(ActionKind, text),
  from: isServiceDate,
  to: isServiceDate,
  before: (text) => text.length <= 80 && uuid.test(text.split('_')[1] ?? ''),
};

function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const read = Object.entries(isOf).flatMap(([name, isFit]) => {
    const value = params.get(name);
    return value !== null && isFit(value) ? [[name, value]] : [];
  });
  const search = Object.fromEntries(read) as AuditSearch;
  /** A new search starts at the newest entry. */
  const setSearch = ({ before, ...sought }: AuditSearch) =>
    setParams(Object.entries({ ...sought, before }).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return { search, setSearch };
}
