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
        maxLength={searchLimits.queryLength}
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
  const addressQuery = isSearchPage ? (params.get('q') ?? '') : '';
  const address = `${pathname}?${addressQuery}`;
  const [input, setInput] = useState(addressQuery);
  const [sentQuery, setSentQuery] = useState(addressQuery);
  const [lastAddress, setSeenAddress] = useState(address);
  if (address !== lastAddress) {
    setSeenAddress(address);
    if (addressQuery !== sentQuery || !isSearchPage) setInput(addressQuery); // more may have been typed since the field changed the address
    setSentQuery(addressQuery);
  }
  const submitSearch = (query: string) => {
    const nextQuery = query.trim();
    if (nextQuery === addressQuery || (nextQuery === '' && !isSearchPage)) return;
    setSentQuery(nextQuery);
    const replacesAddress = isSearchPage || window.location.pathname === searchPath; // the address may change before this renders
    void navigate(toSearchUrl(nextQuery), { replace: replacesAddress });
  };
  useEffect(() => {
    const timer = setTimeout(() => submitSearch(input), searchDelayMs);
    return () => clearTimeout(timer);
  });
  return { input, setInput, submitSearch };
}

const searchPath = '/admin/search';

const toSearchUrl = (q: string): string => (q === '' ? searchPath : `${searchPath}?q=${encodeURIComponent(q)}`);
