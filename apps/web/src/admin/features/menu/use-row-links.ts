import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import type { Item, RowLinks } from './menu-links';

interface Links {
  onOpen: (item: Item) => void;
  onSelect: (id: string) => void;
  onGrip: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** The links of rows as one object that stays, whatever is drawn anew above them. */
export function useRowLinks(links: Links): RowLinks {
  const latest = useRef(links);
  useEffect(() => {
    latest.current = links;
  });
  return useMemo(
    () => ({
      onOpen: (item) => latest.current.onOpen(item),
      onSelect: (id) => latest.current.onSelect(id),
      onGrip: (event, id) => latest.current.onGrip(event, id),
    }),
    [],
  );
}
