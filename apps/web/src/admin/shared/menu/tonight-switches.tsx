import type { StaffMenuItemDto } from '@strapec/contracts';
import type { MenuKind, ServiceDate } from '@strapec/domain';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useLive } from '../live/live-context';
import { hasGlass, isByTheGlass, isSoldOut } from './menu-state';
import styles from './tonight-switches.module.css';
import { useListText } from './texts';
import { useTonightDeed } from './use-tonight-deed';

interface TonightSwitchesProps {
  item: StaffMenuItemDto;
  kind: MenuKind;
  evening: ServiceDate;
  tabIndex?: number;
}

/** What changes while a wine is poured: whether there is a glass of it, and whether there is any. One tap, and one back. */
export function TonightSwitches({ item, kind, evening, tabIndex }: TonightSwitchesProps) {
  const text = useListText();
  const { language } = useLanguage();
  const { isLost } = useLive();
  const { mark } = useTonightDeed(item, evening);
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
