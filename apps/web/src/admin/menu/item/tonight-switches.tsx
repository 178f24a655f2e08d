import { type StaffMenuItemDto, type TonightDto, setItemTonight, setServingTonight } from '@strapec/contracts';
import { type MenuKind, type ServiceDate, addDays } from '@strapec/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../shared/i18n/language-context';
import { refreshMenu, cacheMenuItems } from '../../data/menu-cache';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useLive } from '../../data/live/live-context';
import { hasGlass, isByTheGlass, isSoldOut } from './menu-state';
import styles from './menu.module.css';
import { useListText } from './texts';

interface TonightSwitchesProps {
  item: StaffMenuItemDto;
  kind: MenuKind;
  evening: ServiceDate;
  tabIndex?: number;
}

export function TonightSwitches({ item, kind, evening, tabIndex }: TonightSwitchesProps) {
  const text = useListText();
  const { language } = useLanguage();
  const { isLost } = useLive();
  const { mark } = useTonightAction(item, evening);
  const name = item.name[language];
  const [isGone, isPoured] = [isSoldOut(item), isByTheGlass(item, evening)];
  const common = { type: 'button', disabled: isLost, tabIndex } as const;
  return (
    <span className={styles.switches}>
      {hasGlass(item) && (
        <button
          {...common}
          data-switch="glass"
          aria-pressed={isPoured}
          aria-label={`${text('wines.byTheGlass')}: ${name}`}
          onClick={() => mark({ isByTheGlass: !isPoured })}
        >
          {text('wines.byTheGlass')}
        </button>
      )}
      <button
        {...common}
        data-switch="gone"
        aria-pressed={isGone}
        aria-label={`${text(`wines.soldOut.${kind}`)}: ${name}`}
        disabled={isLost || item.servings.length === 0}
        onClick={() => mark({ isSoldOut: !isGone })}
      >
        {text(`wines.soldOut.${kind}`)}
      </button>
    </span>
  );
}

type Item = StaffMenuItemDto;

interface TonightMark {
  before: Item;
  change: TonightDto | null;
}

function useTonightAction(item: Item, evening: ServiceDate) {
  const queries = useQueryClient();
  const text = useListText();
  const { language } = useLanguage();
  const name = item.name[language];
  const show = ({ before, change }: TonightMark): void =>
    cacheMenuItems(queries, [change ? applyChange(before, change, evening) : before]);
  const { mutate } = useStaffMutation({
    send: ({ before, change }: TonightMark) => (change ? setItemTonight(before.id, change) : restoreItem(before)),
    onStart: show, // shown again: the answer to an earlier mark was shown meanwhile
    onSuccess: (after, { before, change }) => {
      cacheMenuItems(queries, [after]);
      if (!change) return text('wines.undone', { name });
      return { text: text(doneTextId(change), { name }), undo: () => sendMark({ before, change: null }) };
    },
    onFailure: (reason) => {
      void refreshMenu(queries); // it was shown before the API refused it
      return text('wines.failed', { reason });
    },
  });
  const sendMark = (mark: TonightMark): void => {
    show(mark);
    mutate(mark);
  };
  return { mark: (change: TonightDto) => sendMark({ before: item, change }) };
}

function doneTextId({ isSoldOut, isByTheGlass }: TonightDto) {
  if (isSoldOut !== undefined) return isSoldOut ? 'wines.done.soldOut' : 'wines.done.back';
  return isByTheGlass ? 'wines.done.byTheGlass' : 'wines.done.notByTheGlass';
}

function applyChange(item: Item, { isSoldOut, isByTheGlass }: TonightDto, evening: ServiceDate): Item {
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
async function restoreItem({ id, servings, ...before }: Item): Promise<Item> {
  let after: Item = { id, servings, ...before };
  for (const { id: servingId, pouredUntil, soldOutOn } of servings) {
    after = await setServingTonight(servingId, { pouredUntil, isSoldOut: soldOutOn !== null });
  }
  return after;
}
