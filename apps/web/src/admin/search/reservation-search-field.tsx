import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { searchLimits } from '@strapec/domain';
import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styles from './search.module.css';
import { useSearchText } from './texts';
import { useSlashKey } from '../ui/use-shortcuts';

export function ReservationSearchField({ takesFocus = false }: { takesFocus?: boolean }) {
  const text = useSearchText();
  const inputRef = useRef<InputRef>(null);
  const { input, setInput, submitSearch } = useSearchAddress();
  useSlashKey(() => inputRef.current?.focus({ cursor: 'all' }));
  useEffect(() => {
    if (takesFocus) inputRef.current?.focus({ cursor: 'end' });
  }, [takesFocus]);
  return (
    <div role="search">
      <Input
        ref={inputRef}
        type="search"
        aria-label={text('find.label')}
        aria-keyshortcuts="/"
        placeholder={text('find.placeholder')}
        prefix={<SearchOutlined aria-hidden />}
        suffix={input === '' && <kbd className={styles.key}>/</kbd>}
        autoComplete="off"
        spellCheck={false}
        maxLength={searchLimits.searchLength}
        value={input}
        onChange={({ target }) => setInput(target.value)}
        onPressEnter={() => submitSearch(input)}
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
  const [input, setInput] = useState(q);
  const [sentQuery, setSentQuery] = useState(q);
  const [seenAddress, setSeenAddress] = useState(address);
  if (address !== seenAddress) {
    setSeenAddress(address);
    if (q !== sentQuery || !isSearchPage) setInput(q); // more may have been typed since the field changed the address
    setSentQuery(q);
  }
  const submitSearch = (query: string) => {
    const nextQuery = query.trim();
    if (nextQuery === q || (nextQuery === '' && !isSearchPage)) return;
    setSentQuery(nextQuery);
    const replacesAddress = isSearchPage || window.location.pathname === searchPath; // the address may change before this renders
    void navigate(searchAddress(nextQuery), { replace: replacesAddress });
  };
  useEffect(() => {
    const timer = setTimeout(() => submitSearch(input), searchDelayMs);
    return () => clearTimeout(timer);
  });
  return { input, setInput, submitSearch };
}

const searchPath = '/admin/search';

const searchAddress = (q: string): string => (q === '' ? searchPath : `${searchPath}?q=${encodeURIComponent(q)}`);
