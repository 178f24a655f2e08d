import { type ChangeMenuItemsDto, changeMenuItems, setServingTonight } from '@strapec/contracts';
import { useStaffMutation } from '../data/use-staff-mutation';
import { refusalIn } from '../data/refusal';
import { isSoldOut } from './item/menu-state';
import { refreshMenu } from '../data/menu-cache';
import { useListText } from './item/texts';
import { useErrorWords } from './error-words';
import type { Item } from './item-values';
import { useMenuText } from './texts';

export type BulkChange = ChangeMenuItemsDto['change'];

export type PlacedItem = Item & { sectionId: string };

interface Bulk {
  items: readonly PlacedItem[];
  change: BulkChange;
}

export function useBulkChange(onDone: () => void) {
  const text = useMenuText();
  const listText = useListText();
  const errorWords = useErrorWords();
  const failed = (reason: string, error: Error): string => {
    const formError = refusalIn(error).errors?.[0];
    return listText('wines.failed', { reason: formError ? errorWords(formError) : reason });
  };
  const { mutate: takeBack } = useStaffMutation({
    send: (bulk: Bulk) => undone(bulk),
    done: (_answer, { items }) => text('menuList.bulk.undone', { count: items.length }),
    failed,
    refresh: refreshMenu,
  });
  const { mutate, isPending } = useStaffMutation({
    send: ({ items, change }: Bulk) => changeMenuItems({ ids: items.map(({ id }) => id), change }),
    done: (_answer, bulk) => {
      onDone();
      return { text: text('menuList.bulk.done', { count: bulk.items.length }), undo: () => takeBack(bulk) };
    },
    failed,
    refresh: refreshMenu,
  });
  return { change: mutate, isChanging: isPending };
}

async function undone({ items, change }: Bulk): Promise<void> {
  if (change.pouredUntil !== undefined) return servingsBack(items, change);
  const isMixed = (item: PlacedItem) => !isSoldOut(item) && item.servings.some(({ soldOutOn }) => soldOutOn !== null);
  const mixed = change.isSoldOut === undefined ? [] : items.filter(isMixed);
  const groups = new Map<string, { change: BulkChange; ids: string[] }>();
  for (const item of items.filter((one) => !mixed.includes(one))) {
    const before = beforeOf(item, change);
    const group = groups.get(JSON.stringify(before)) ?? { change: before, ids: [] };
    groups.set(JSON.stringify(before), { ...group, ids: [...group.ids, item.id] });
  }
  for (const group of groups.values()) await changeMenuItems(group);
  await servingsBack(mixed, change);
}

function beforeOf(item: PlacedItem, { isListed, sectionId, isSoldOut: sold }: BulkChange): BulkChange {
  return {
    ...(isListed !== undefined && { isListed: item.isListed }),
    ...(sectionId !== undefined && { sectionId: item.sectionId }),
    ...(sold !== undefined && { isSoldOut: isSoldOut(item) }),
  };
}

async function servingsBack(items: readonly PlacedItem[], { pouredUntil: changed }: BulkChange): Promise<void> {
  for (const { id, kind, pouredUntil, soldOutOn } of items.flatMap(({ servings }) => servings)) {
    if (changed === undefined) await setServingTonight(id, { isSoldOut: soldOutOn !== null });
    else if (kind === 'glass') await setServingTonight(id, { pouredUntil });
  }
}
