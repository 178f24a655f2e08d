import type { ReservationDto, TonightChangeDto } from '@strapec/contracts';
import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { currentMoment } from '../../shared/clock';
import { useCurrentMoment } from '../../shared/use-current-moment';
import { Board } from './board/board';
import { ReservationHistory } from './history/reservation-history';
import { EntryBeside } from './form/entry-beside';
import { useEntry } from './form/use-entry';
import { useEveningChoice } from './use-evening-choice';
import { useDrawer } from '../ui/drawer/use-drawer';
import { useShortcuts } from '../ui/use-shortcuts';

const loadMenu = () => import('../menu/tonight/tonight-menu');
const TonightMenu = lazy(() => loadMenu().then((loaded) => ({ default: loaded.TonightMenu })));

export function TonightPage() {
  const { date: chosen, today, choose } = useEveningChoice();
  const date = chosen ?? today;
  const [historyOf, setHistoryOf] = useState<ReservationDto | null>(null);
  const entry = useEntry(date);
  const now = useCurrentMoment() ?? currentMoment();
  const enter = (at?: Parameters<typeof entry.enter>[1]) => entry.enter('phone', at);
  const tonight = useDrawer<TonightChangeDto>();
  const menu = useMenuSheet(date === today);
  useShortcuts({ KeyN: () => enter(), KeyK: menu.open });
  return (
    <>
      <Board
        {...{ date, today, now }}
        onChooseDay={choose}
        onEnter={enter}
        onMenu={menu.open}
        onEdit={entry.edit}
        onHistory={setHistoryOf}
        onTonight={tonight.open}
      />
      <EntryBeside entry={entry} onSaved={() => undefined} />
      <Suspense>{menu.isWanted && <TonightMenu open={menu.isOpen} onClose={menu.close} />}</Suspense>
      {tonight.subject && (
        <Suspense>
          <TonightDrawer key={tonight.opening} change={tonight.subject} {...tonight.props} />
        </Suspense>
      )}
      <ReservationHistory reservation={historyOf} onClose={() => setHistoryOf(null)} />
    </>
  );
}

const TonightDrawer = lazy(() =>
  import('../settings/tonight-drawer').then((loaded) => ({ default: loaded.TonightDrawer })),
);

/** Loaded once the board is shown, so that it opens at once. */
function useMenuSheet(isTonight: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => void loadMenu().catch(() => undefined), []);
  const open = () => {
    if (!isTonight) return;
    startTransition(() => {
      setWanted(true);
      setOpen(true);
    });
  };
  return { isOpen, isWanted, open, close: () => setOpen(false) };
}
