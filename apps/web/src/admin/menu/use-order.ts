import { type StaffMenuDto, getGetStaffMenuQueryKey, orderMenuItems, orderMenuSections } from '@strapec/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { useBanner } from '../data/banner/banner-provider';
import { useFailureReason } from '../data/failure/use-failure-reason';
import { oneAfterAnother } from '../data/live/one-after-another';
import { refreshMenu, showMenu } from '../data/menu-cache';
import { useListText } from './item/texts';
import { type Place, itemPut, placeBeside, sectionWith, sectionsMoved } from './order';
import { useMenuText } from './texts';

const ofSections = 'sections';

/** Shown at once; quick repeats are sent in sequence. */
export function useOrder() {
  const queries = useQueryClient();
  const text = useMenuText();
  const { language } = useLanguage();
  const banner = useBanner();
  const send = useSending();
  const read = () => queries.getQueryData<StaffMenuDto>(getGetStaffMenuQueryKey());
  const put = (id: string, place: Place | null): void => {
    const before = read();
    const moved = before && place && movedTo(before, id, place);
    if (!moved) return;
    const { after, section, item, old } = moved;
    showMenu(queries, () => after);
    send(section.id, idsOf(section.items));
    const position = idsOf(section.items).indexOf(id) + 1;
    const values = {
      name: item.name[language],
      section: section.name[language],
      position,
      count: section.items.length,
    };
    banner.showSuccess(text('menuList.moved', values), { undo: () => put(id, old) });
  };
  return {
    put,
    step: (id: string, step: 1 | -1): void => {
      const menu = read();
      if (menu) put(id, placeBeside(menu, id, step));
    },
    stepSection: (id: string, step: 1 | -1): void => {
      const menu = read();
      if (!menu) return;
      const sections = sectionsMoved(menu.sections, id, step);
      showMenu(queries, () => ({ ...menu, sections }));
      send(ofSections, idsOf(sections));
    },
  };
}

function movedTo(before: StaffMenuDto, id: string, place: Place) {
  const after = itemPut(before, id, place);
  const [from, section] = [sectionWith(before, id), sectionWith(after, id)];
  const item = from?.items.find((one) => one.id === id);
  if (after === before || !from || !section || !item) return null;
  const next = from.items[from.items.indexOf(item) + 1];
  return { after, section, item, old: { sectionId: from.id, before: next?.id ?? null } };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Of several that wait for one section only the newest is sent. */
function useSending() {
  const queries = useQueryClient();
  const text = useListText();
  const banner = useBanner();
  const reasonOf = useFailureReason();
  const newest = useRef(new Map<string, string[]>());
  const fail = (error: unknown) => banner.showFailure(text('wines.failed', { reason: reasonOf(error) }));
  const latestFail = useRef(fail);
  useEffect(() => {
    latestFail.current = fail;
  });
  return useMemo(() => {
    const sendNow = async (where: string): Promise<void> => {
      const ids = newest.current.get(where);
      if (!ids) return;
      newest.current.delete(where);
      await (where === ofSections ? orderMenuSections({ ids }) : orderMenuItems(where, { ids }));
    };
    // eslint-disable-next-line react-hooks/refs -- read when something is sent, never during a render
    const send = oneAfterAnother<string>(async (places) => {
      try {
        for (const where of places) await sendNow(where);
      } catch (error) {
        newest.current.clear();
        latestFail.current(error);
      }
      if (newest.current.size === 0) await refreshMenu(queries);
    });
    return (where: string, ids: string[]): void => {
      newest.current.set(where, ids);
      send(where);
    };
  }, [queries]);
}
