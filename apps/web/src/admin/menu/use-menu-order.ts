import { type StaffMenuDto, getGetStaffMenuQueryKey, orderMenuItems, orderMenuSections } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBanner } from '../data/banner/banner-provider';
import { useDescribeFailure } from '../data/failure/use-describe-failure';
import { createBatchQueue } from '../data/live/create-batch-queue';
import { refreshMenu, changeCachedMenu } from '../data/menu-cache';
import { type ItemPosition, moveItem, findItemPosition, findSectionOfItem, moveSection } from './menu-order';
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
  const moveItemTo = (id: string, position: ItemPosition | null): void => {
    const menu = readMenu();
    const move = menu && position && computeMove(menu, id, position);
    if (!move) return;
    const { menuAfter, section, item, previousPosition } = move;
    changeCachedMenu(queries, () => menuAfter);
    sendOrder(section.id, listIds(section.items));
    const names = { name: item.name[language], section: section.name[language] };
    const rank = { position: section.items.indexOf(item) + 1, count: section.items.length };
    banner.showSuccess(text('menuList.moved', { ...names, ...rank }), { undo: () => moveItemTo(id, previousPosition) });
  };
  return {
    moveItemTo,
    moveItemByStep: (itemId: string, step: 1 | -1): void => {
      const menu = readMenu();
      if (menu) moveItemTo(itemId, findItemPosition(menu, itemId, step));
    },
    moveSectionByStep: (sectionId: string, step: 1 | -1): void => {
      const menu = readMenu();
      if (!menu) return;
      const movedSections = moveSection(menu.sections, sectionId, step);
      changeCachedMenu(queries, () => ({ ...menu, sections: movedSections }));
      sendOrder(sectionsQueueKey, listIds(movedSections));
    },
  };
}

function computeMove(menuBefore: StaffMenuDto, itemId: string, position: ItemPosition) {
  const menuAfter = moveItem(menuBefore, itemId, position);
  const section = findSectionOfItem(menuAfter, itemId);
  const item = section?.items.find((one) => one.id === itemId);
  if (menuAfter === menuBefore || !section || !item) return null;
  return { menuAfter, section, item, previousPosition: findItemPosition(menuBefore, itemId, 0) };
}

const listIds = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Of several that wait for one section only the newest is sent. */
function useOrderQueue() {
  const queries = useQueryClient();
  const text = useMenuText();
  const banner = useBanner();
  const describeFailure = useDescribeFailure();
  const pendingOrders = useRef(new Map<string, string[]>());
  const showOrderFailure = (error: unknown) =>
    banner.showFailure(text('wines.failed', { reason: describeFailure(error) }));
  const showFailureRef = useRef(showOrderFailure);
  useEffect(() => {
    showFailureRef.current = showOrderFailure;
  });
  return useMemo(() => {
    const sendPending = async (queueKey: string): Promise<void> => {
      const ids = pendingOrders.current.get(queueKey);
      if (!ids) return;
      pendingOrders.current.delete(queueKey);
      await (queueKey === sectionsQueueKey ? orderMenuSections({ ids }) : orderMenuItems(queueKey, { ids }));
    };
    // eslint-disable-next-line react-hooks/refs -- read when something is sent, never during a render
    const enqueue = createBatchQueue<string>(async (queueKeys) => {
      try {
        for (const queueKey of queueKeys) await sendPending(queueKey);
      } catch (error) {
        pendingOrders.current.clear();
        showFailureRef.current(error);
      }
      if (pendingOrders.current.size === 0) await refreshMenu(queries);
    });
    return (queueKey: string, ids: string[]): void => {
      pendingOrders.current.set(queueKey, ids);
      enqueue(queueKey);
    };
  }, [queries]);
}
