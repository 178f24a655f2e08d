import { type StaffMenuItemDto, type TonightDto, setItemTonight, setServingTonight } from '@strapec/contracts';
import { type MenuKind, type ServiceDate, addDays } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshMenu, cacheMenuItems } from '../../data/menu-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useLiveConnection } from '../../data/live/live-context';
import { hasGlass, hasGlassTonight, isSoldOut } from './item-filters';
import styles from './item.module.css';
import { useItemText } from './texts';

interface TonightSwitchesProps {
  item: StaffMenuItemDto;
  kind: MenuKind;
  evening: ServiceDate;
  tabIndex?: number;
}

export function TonightSwitches({ item, kind, evening, tabIndex }: TonightSwitchesProps) {
  const text = useItemText();
  const { language } = useLanguage();
  const { isLost } = useLiveConnection();
  const { markItem } = useTonightMark(item, evening);
  const name = item.name[language];
  const [isMarkedSoldOut, isPoured] = [isSoldOut(item), hasGlassTonight(item, evening)];
  const buttonProps = { type: 'button', disabled: isLost, tabIndex } as const;
  return (
    <span className={styles.switches}>
      {hasGlass(item) && (
        <button
          {...buttonProps}
          data-switch="glass"
          aria-pressed={isPoured}
          aria-label={`${text('wines.byTheGlass')}: ${name}`}
          onClick={() => markItem({ isByTheGlass: !isPoured })}
        >
          {text('wines.byTheGlass')}
        </button>
      )}
      <button
        {...buttonProps}
        data-switch="gone"
        aria-pressed={isMarkedSoldOut}
        aria-label={`${text(`wines.soldOut.${kind}`)}: ${name}`}
        disabled={isLost || item.servings.length === 0}
        onClick={() => markItem({ isSoldOut: !isMarkedSoldOut })}
      >
        {text(`wines.soldOut.${kind}`)}
      </button>
    </span>
  );
}

type Item = StaffMenuItemDto;

interface TonightMark {
  itemBefore: Item;
  change: TonightDto | null;
}

function useTonightMark(item: Item, evening: ServiceDate) {
  const queries = useQueryClient();
  const text = useItemText();
  const { language } = useLanguage();
  const name = item.name[language];
  const cacheMark = ({ itemBefore, change }: TonightMark): void =>
    cacheMenuItems(queries, [change ? applyTonightChange(itemBefore, change, evening) : itemBefore]);
  const { mutate } = useStaffMutation({
    send: ({ itemBefore, change }: TonightMark) =>
      change ? setItemTonight(itemBefore.id, change) : restoreItem(itemBefore),
    onStart: cacheMark, // shown again: the answer to an earlier mark was shown meanwhile
    onSuccess: (itemAfter, { itemBefore, change }) => {
      cacheMenuItems(queries, [itemAfter]);
      if (!change) return text('wines.undone', { name });
      return { text: text(toSuccessTextId(change), { name }), undo: () => sendMark({ itemBefore, change: null }) };
    },
    onFailure: (reason) => {
      void refreshMenu(queries); // it was shown before the API refused it
      return text('wines.failed', { reason });
    },
  });
  const sendMark = (mark: TonightMark): void => {
    cacheMark(mark);
    mutate(mark);
  };
  return { markItem: (change: TonightDto) => sendMark({ itemBefore: item, change }) };
}

function toSuccessTextId({ isSoldOut, isByTheGlass }: TonightDto) {
  if (isSoldOut !== undefined) return isSoldOut ? 'wines.done.soldOut' : 'wines.done.back';
  return isByTheGlass ? 'wines.done.byTheGlass' : 'wines.done.notByTheGlass';
}

function applyTonightChange(item: Item, { isSoldOut, isByTheGlass }: TonightDto, evening: ServiceDate): Item {
  const servings = item.servings.map((serving) => {
    if (isSoldOut !== undefined) return { ...serving, soldOutOn: isSoldOut ? (serving.soldOutOn ?? evening) : null };
    if (serving.kind !== 'glass') return serving;
    if (!isByTheGlass) return { ...serving, pouredUntil: addDays(evening, -1) };
    const isPoured = serving.pouredUntil === null || serving.pouredUntil >= evening;
    return { ...serving, pouredUntil: isPoured ? serving.pouredUntil : evening, soldOutOn: null };
  });
  return { ...item, servings };
}

/** A glass that was poured without an end date has none again. */
async function restoreItem({ id, servings, ...otherFields }: Item): Promise<Item> {
  let restoredItem: Item = { id, servings, ...otherFields };
  for (const { id: servingId, pouredUntil, soldOutOn } of servings) {
    restoredItem = await setServingTonight(servingId, { pouredUntil, isSoldOut: soldOutOn !== null });
  }
  return restoredItem;
}
