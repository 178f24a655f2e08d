import { type ChangeMenuItemsDto, changeMenuItems, setServingTonight } from '@strapec/contracts';
import { useStaffMutation } from '../data/use-staff-mutation';
import { isSoldOut } from './item/item-filters';
import { refreshMenu } from '../data/menu-cache';
import { useDescribeMenuFailure } from './menu-errors';
import type { Item } from './item-values';
import { useMenuText } from './texts';

export type BulkChange = ChangeMenuItemsDto['change'];

interface BulkRequest {
  items: readonly Item[];
  change: BulkChange;
  isUndo?: boolean;
}

export function useBulkChange(onDone: () => void) {
  const text = useMenuText();
  const describeFailure = useDescribeMenuFailure();
  const { mutate, isPending } = useStaffMutation({
    send: ({ items, change, isUndo }: BulkRequest): Promise<unknown> =>
      isUndo ? undoBulkChange({ items, change }) : changeMenuItems({ ids: items.map(({ id }) => id), change }),
    onSuccess: (_answer, request) => {
      const count = request.items.length;
      if (request.isUndo) return text('menuList.bulk.undone', { count });
      onDone();
      return { text: text('menuList.bulk.done', { count }), undo: () => mutate({ ...request, isUndo: true }) };
    },
    onFailure: (reason, error) => text('wines.failed', { reason: describeFailure(reason, error) }),
    refresh: (queries) => void refreshMenu(queries), // undo does not wait for the list
  });
  return { changeItems: mutate, isChanging: isPending };
}

async function undoBulkChange({ items, change }: BulkRequest): Promise<void> {
  if (change.pouredUntil !== undefined) return restoreServings(items, change);
  const isMixed = (item: Item) => !isSoldOut(item) && item.servings.some(({ soldOutOn }) => soldOutOn !== null);
  const mixedItems = change.isSoldOut === undefined ? [] : items.filter(isMixed);
  const groups = new Map<string, { change: BulkChange; ids: string[] }>();
  for (const item of items.filter((one) => !mixedItems.includes(one))) {
    const previousChange = toPreviousChange(item, change);
    const group = groups.get(JSON.stringify(previousChange)) ?? { change: previousChange, ids: [] };
    groups.set(JSON.stringify(previousChange), { ...group, ids: [...group.ids, item.id] });
  }
  for (const group of groups.values()) await changeMenuItems(group);
  await restoreServings(mixedItems, change);
}

function toPreviousChange(item: Item, { isListed, sectionId, isSoldOut: soldOutChange }: BulkChange): BulkChange {
  return {
    ...(isListed !== undefined && { isListed: item.isListed }),
    ...(sectionId !== undefined && { sectionId: item.sectionId }),
    ...(soldOutChange !== undefined && { isSoldOut: isSoldOut(item) }),
  };
}

async function restoreServings(items: readonly Item[], { pouredUntil: pouringChange }: BulkChange): Promise<void> {
  for (const { id, kind, pouredUntil, soldOutOn } of items.flatMap(({ servings }) => servings)) {
    if (pouringChange === undefined) await setServingTonight(id, { isSoldOut: soldOutOn !== null });
    else if (kind === 'glass') await setServingTonight(id, { pouredUntil });
  }
}
