import type { TonightChangeDto } from '@strapec/contracts';
import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { Board } from './board/board';
import { ReservationDrawersProvider } from './drawers/reservation-drawers';
import { useEveningChoice } from './use-evening-choice';
import { useDrawer } from '../ui/drawer/use-drawer';

const loadMenu = () => import('../menu/tonight/tonight-menu');
const TonightMenu = lazy(() => loadMenu().then((loaded) => ({ default: loaded.TonightMenu })));

export function TonightPage() {
  const { date: chosen, today, choose } = useEveningChoice();
  const date = chosen ?? today;
  const tonight = useDrawer<TonightChangeDto>();
  const menu = useMenuSheet(date === today);
  return (
    <>
      <ReservationDrawersProvider date={date}>
        <Board {...{ date, today }} onChooseDay={choose} onMenu={menu.open} onTonight={tonight.open} />
      </ReservationDrawersProvider>
      <Suspense>{menu.isWanted && <TonightMenu open={menu.isOpen} onClose={menu.close} />}</Suspense>
      {tonight.subject && (
        <Suspense>
          <TonightDrawer key={tonight.opening} change={tonight.subject} {...tonight.props} />
        </Suspense>
      )}
    </>
  );
}

const TonightDrawer = lazy(() =>
  import('../settings/tonight-drawer').then((loaded) => ({ default: loaded.TonightDrawer })),
);

/** Loaded early, so that it opens at once. */
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
