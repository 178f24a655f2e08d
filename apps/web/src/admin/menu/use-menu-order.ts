import { type StaffMenuDto, getGetStaffMenuQueryKey, orderMenuItems, orderMenuSections } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBanner } from '../data/banner/banner-provider';
import { useFailureReason } from '../data/failure/use-failure-reason';
import { createQueue } from '../data/live/create-queue';
import { refreshMenu, changeCachedMenu } from '../data/menu-cache';
import { useListText } from './item/texts';
import { type ItemPlace, moveItem, neighbouringPlace, findSectionOfItem, moveSection } from './menu-order';
import { useMenuText } from './texts';

const sectionsQueueKey = 'sections';

/** Shown at once; quick repeats are sent in sequence. */
export function useMenuOrder() {
  const queries = useQueryClient();
  const text = useMenuText();
  const { language } = useLanguage();
  const banner = useBanner();
  const sendOrder = useOrderQueue();
  const readMenu = () => queries.getQueryData<StaffMenuDto>(getGetStaffMenuQueryKey());
  const placeItem = (id: string, place: ItemPlace | null): void => {
    const before = readMenu();
    const moved = before && place && describeMove(before, id, place);
    if (!moved) return;
    const { after, section, item, old } = moved;
    changeCachedMenu(queries, () => after);
    sendOrder(section.id, idsOf(section.items));
    const position = idsOf(section.items).indexOf(id) + 1;
    const values = {
      name: item.name[language],
      section: section.name[language],
      position,
      count: section.items.length,
    };
    banner.showSuccess(text('menuList.moved', values), { undo: () => placeItem(id, old) });
  };
  return {
    placeItem,
    stepItem: (id: string, step: 1 | -1): void => {
      const menu = readMenu();
      if (menu) placeItem(id, neighbouringPlace(menu, id, step));
    },
    stepSection: (id: string, step: 1 | -1): void => {
      const menu = readMenu();
      if (!menu) return;
      const sections = moveSection(menu.sections, id, step);
      changeCachedMenu(queries, () => ({ ...menu, sections }));
      sendOrder(sectionsQueueKey, idsOf(sections));
    },
  };
}

function describeMove(before: StaffMenuDto, id: string, place: ItemPlace) {
  const after = moveItem(before, id, place);
  const [from, section] = [findSectionOfItem(before, id), findSectionOfItem(after, id)];
  const item = from?.items.find((one) => one.id === id);
  if (after === before || !from || !section || !item) return null;
  const next = from.items[from.items.indexOf(item) + 1];
  return { after, section, item, old: { sectionId: from.id, before: next?.id ?? null } };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Of several that wait for one section only the newest is sent. */
function useOrderQueue() {
  const queries = useQueryClient();
  const text = useListText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const pendingOrders = useRef(new Map<string, string[]>());
  const showOrderFailure = (error: unknown) => banner.showFailure(text('wines.failed', { reason: reasonOf(error) }));
  const failureRef = useRef(showOrderFailure);
  useEffect(() => {
    failureRef.current = showOrderFailure;
  });
  return useMemo(() => {
    const sendPending = async (where: string): Promise<void> => {
      const ids = pendingOrders.current.get(where);
      if (!ids) return;
      pendingOrders.current.delete(where);
      await (where === sectionsQueueKey ? orderMenuSections({ ids }) : orderMenuItems(where, { ids }));
    };
    // eslint-disable-next-line react-hooks/refs -- read when something is sent, never during a render
    const send = createQueue<string>(async (places) => {
      try {
        for (const where of places) await sendPending(where);
      } catch (error) {
        pendingOrders.current.clear();
        failureRef.current(error);
      }
      if (pendingOrders.current.size === 0) await refreshMenu(queries);
    });
    return (where: string, ids: string[]): void => {
      pendingOrders.current.set(where, ids);
      send(where);
    };
  }, [queries]);
}
