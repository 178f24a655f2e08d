import { type ChangeMenuItemsDto, changeMenuItems, setServingTonight } from '@strapec/contracts';
import { useStaffMutation } from '../data/use-staff-mutation';
import { isSoldOut } from './item/menu-state';
import { refreshMenu } from '../data/menu-cache';
import { useListText } from './item/texts';
import { useMenuFailureReason } from './use-menu-error-text';
import type { Item } from './item-values';
import { useMenuText } from './texts';

export type BulkChange = ChangeMenuItemsDto['change'];

interface BulkRequest {
  items: readonly Item[];
  change: BulkChange;
}

export function useBulkChange(onDone: () => void) {
  const text = useMenuText();
  const listText = useListText();
  const failureReason = useMenuFailureReason();
  const onFailure = (reason: string, error: Error) =>
    listText('wines.failed', { reason: failureReason(reason, error) });
  const { mutate: undoChange } = useStaffMutation({
    send: (bulk: BulkRequest) => undoBulkChange(bulk),
    onSuccess: (_answer, { items }) => text('menuList.bulk.undone', { count: items.length }),
    onFailure,
    refresh: refreshMenu,
  });
  const { mutate, isPending } = useStaffMutation({
    send: ({ items, change }: BulkRequest) => changeMenuItems({ ids: items.map(({ id }) => id), change }),
    onSuccess: (_answer, bulk) => {
      onDone();
      return { text: text('menuList.bulk.done', { count: bulk.items.length }), undo: () => undoChange(bulk) };
    },
    onFailure,
    refresh: refreshMenu,
  });
  return { change: mutate, isChanging: isPending };
}

async function undoBulkChange({ items, change }: BulkRequest): Promise<void> {
  if (change.pouredUntil !== undefined) return restoreServings(items, change);
  const isMixed = (item: Item) => !isSoldOut(item) && item.servings.some(({ soldOutOn }) => soldOutOn !== null);
  const mixed = change.isSoldOut === undefined ? [] : items.filter(isMixed);
  const groups = new Map<string, { change: BulkChange; ids: string[] }>();
  for (const item of items.filter((one) => !mixed.includes(one))) {
    const before = previousValues(item, change);
    const group = groups.get(JSON.stringify(before)) ?? { change: before, ids: [] };
    groups.set(JSON.stringify(before), { ...group, ids: [...group.ids, item.id] });
  }
  for (const group of groups.values()) await changeMenuItems(group);
  await restoreServings(mixed, change);
}

function previousValues(item: Item, { isListed, sectionId, isSoldOut: sold }: BulkChange): BulkChange {
  return {
    ...(isListed !== undefined && { isListed: item.isListed }),
    ...(sectionId !== undefined && { sectionId: item.sectionId }),
    ...(sold !== undefined && { isSoldOut: isSoldOut(item) }),
  };
}

async function restoreServings(items: readonly Item[], { pouredUntil: changed }: BulkChange): Promise<void> {
  for (const { id, kind, pouredUntil, soldOutOn } of items.flatMap(({ servings }) => servings)) {
    if (changed === undefined) await setServingTonight(id, { isSoldOut: soldOutOn !== null });
    else if (kind === 'glass') await setServingTonight(id, { pouredUntil });
  }
}
