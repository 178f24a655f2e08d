import { DeedKind, type ListAuditParams } from '@strapec/contracts';
import { isServiceDate } from '@strapec/domain';
import { useSearchParams } from 'react-router-dom';

/** What is looked for in the record, and where the page begins: all of it part of the address. */
export type AuditSearch = Pick<ListAuditParams, 'staff' | 'kind' | 'from' | 'to' | 'before'>;

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const isOf: Readonly<Record<keyof AuditSearch, (text: string) => boolean>> = {
  staff: (text) => text === 'house' || uuid.test(text),
  kind: (text) => Object.hasOwn(DeedKind, text),
  from: isServiceDate,
  to: isServiceDate,
  before: (text) => text.length <= 80 && uuid.test(text.split('_')[1] ?? ''),
};

/** Reads the search from the address, leaving out what is none; `search` writes it there, so that reload and back work. */
export function useAuditAddress() {
  const [params, setParams] = useSearchParams();
  const read = Object.entries(isOf).flatMap(([name, isFit]) => {
    const value = params.get(name);
    return value !== null && isFit(value) ? [[name, value]] : [];
  });
  const asked = Object.fromEntries(read) as AuditSearch;
  /** Whatever is looked for anew begins at the newest. */
  const search = ({ before, ...sought }: AuditSearch) =>
    setParams(Object.entries({ ...sought, before }).filter((pair): pair is [string, string] => Boolean(pair[1])));
  return { asked, search };
}
