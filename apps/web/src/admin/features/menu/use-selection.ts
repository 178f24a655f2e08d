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
  const put = useCallback((ids: readonly string[], isSelected: (before: boolean) => boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected(before.has(id))) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  }, []);
  const toggle = useCallback((id: string) => put([id], (before) => !before), [put]);
  const setAll = useCallback((ids: readonly string[], isSelected: boolean) => put(ids, () => isSelected), [put]);
  const clear = useCallback(() => setSelected(new Set()), []);
  return { selected, chosen, toggle, setAll, clear };
}
