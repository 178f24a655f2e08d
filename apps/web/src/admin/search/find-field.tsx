import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { listLimits } from '@strapec/domain';
import Input, { type InputRef } from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import styles from './find.module.css';
import { useFindText } from './texts';
import { useSlash } from './use-slash';

export function FindField({ isFirst = false }: { isFirst?: boolean }) {
  const text = useFindText();
  const field = useRef<InputRef>(null);
  const { typed, setTyped, search } = useFindAddress();
  useSlash(() => field.current?.focus({ cursor: 'all' }));
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

const restMs = 250;

/** The address follows when typing pauses, and Back restores an earlier search. On other pages the field is empty. */
function useFindAddress() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const isHere = pathname === findPath;
  const q = isHere ? (params.get('q') ?? '') : '';
  const place = `${pathname}?${q}`;
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(place);
  if (place !== seen) {
    setSeen(place);
    if (q !== sent || !isHere) setTyped(q); // more may have been typed since the field changed the address
    setSent(q);
  }
  const search = (words: string) => {
    const next = words.trim();
    if (next === q || (next === '' && !isHere)) return;
    setSent(next);
    const isThere = isHere || window.location.pathname === findPath; // the address may change before this renders
    void navigate(addressOfSearch(next), { replace: isThere });
  };
  useEffect(() => {
    const timer = setTimeout(() => search(typed), restMs);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, search };
}

const findPath = '/admin/find';

const addressOfSearch = (q: string): string => (q === '' ? findPath : `${findPath}?q=${encodeURIComponent(q)}`);
