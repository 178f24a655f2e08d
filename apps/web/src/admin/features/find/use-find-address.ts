import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const restMs = 250;

/**
 * What is typed into the search, and the address that follows it when the typing rests. Back and forward bring what was
 * looked for then; elsewhere the field is empty.
 */
export function useFindAddress() {
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
    if (q !== sent || !isHere) setTyped(q); // what the field itself has sent may have grown meanwhile
    setSent(q);
  }
  const search = (words: string) => {
    const next = words.trim();
    if (next === q || (next === '' && !isHere)) return;
    setSent(next);
    const isThere = isHere || window.location.pathname === findPath; // the page may be there before this is drawn
    void navigate(addressOfSearch(next), { replace: isThere });
  };
  useEffect(() => {
    const timer = setTimeout(() => search(typed), restMs);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, search };
}

const findPath = '/admin/find';

/** Where the answer to a search stands. */
const addressOfSearch = (q: string): string => (q === '' ? findPath : `${findPath}?q=${encodeURIComponent(q)}`);
