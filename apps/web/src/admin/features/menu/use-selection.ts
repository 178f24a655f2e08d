import type { StaffMenuDto } from '@strapec/contracts';
import { useCallback, useMemo, useState } from 'react';
import type { PlacedItem } from './use-bulk-change';

/** Which items are chosen; one that somebody else deletes is chosen no longer. */
export function useSelection({ sections }: StaffMenuDto) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo((): PlacedItem[] => {
    const placed = sections.flatMap(({ id: sectionId, items }) => items.map((item) => ({ ...item, sectionId })));
    return placed.filter(({ id }) => selected.has(id));
  }, [sections, selected]);
  const toggle = useCallback((id: string) => setSelected((before) => before.symmetricDifference(new Set([id]))), []);
  const setAll = useCallback((ids: readonly string[], isSelected: boolean) => {
    setSelected((before) => (isSelected ? before.union(new Set(ids)) : before.difference(new Set(ids))));
  }, []);
  const clear = useCallback(() => setSelected(new Set()), []);
  return { selected, chosen, toggle, setAll, clear };
}
