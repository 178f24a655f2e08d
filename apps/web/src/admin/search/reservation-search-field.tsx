import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { listLimits } from '@strapec/domain';
import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styles from './search.module.css';
import { useSearchText } from './texts';
import { useSlashKey } from '../ui/use-shortcuts';

export function ReservationSearchField({ isFirst = false }: { isFirst?: boolean }) {
  const text = useSearchText();
  const field = useRef<InputRef>(null);
  const { typed, setTyped, search } = useSearchAddress();
  useSlashKey(() => field.current?.focus({ cursor: 'all' }));
  useEffect(() => {
    if (isFirst) field.current?.focus({ cursor: 'end' });
  }, [isFirst]);
  return (
    <div role="search" className={styles.search}>
      <Input
        ref={field}
        type="search"
        aria-label={text('find.label')}
        aria-keyshortcuts="/"
        placeholder={text('find.placeholder')}
        prefix={<SearchOutlined aria-hidden />}
        suffix={typed === '' && <kbd className={styles.key}>/</kbd>}
        autoComplete="off"
        spellCheck={false}
        maxLength={listLimits.searchLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => search(typed)}
      />
    </div>
  );
}

const searchDelayMs = 250;

/** The address follows when typing pauses, and Back restores an earlier search. On other pages the field is empty. */
function useSearchAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isSearchPage = pathname === searchPath;
  const q = isSearchPage ? (params.get('q') ?? '') : '';
  const address = `${pathname}?${q}`;
  const [typed, setTyped] = useState(q);
  const [sentQuery, setSentQuery] = useState(q);
  const [seenAddress, setSeenAddress] = useState(address);
  if (address !== seenAddress) {
    setSeenAddress(address);
    if (q !== sentQuery || !isSearchPage) setTyped(q); // more may have been typed since the field changed the address
    setSentQuery(q);
  }
  const search = (input: string) => {
    const nextQuery = input.trim();
    if (nextQuery === q || (nextQuery === '' && !isSearchPage)) return;
    setSentQuery(nextQuery);
    const replacesAddress = isSearchPage || window.location.pathname === searchPath; // the address may change before this renders
    void navigate(searchAddress(nextQuery), { replace: replacesAddress });
  };
  useEffect(() => {
    const timer = setTimeout(() => search(typed), searchDelayMs);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, search };
}

const searchPath = '/admin/search';

const searchAddress = (q: string): string => (q === '' ? searchPath : `${searchPath}?q=${encodeURIComponent(q)}`);
