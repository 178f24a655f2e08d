import type { TonightChangeDto } from '@strapec/contracts';
import { Suspense, lazy, startTransition, useEffect, useState } from 'react';
import { Board } from './board/board';
import { ReservationDrawersProvider } from './drawers/reservation-drawers';
import { useSelectedDate } from './use-selected-date';
import { useDrawer } from '../ui/drawer/use-drawer';

const loadMenu = () => import('../menu/tonight/tonight-menu');
const TonightMenu = lazy(() => loadMenu().then((loaded) => ({ default: loaded.TonightMenu })));

export function TonightPage() {
  const { date: selectedDate, today, selectDate } = useSelectedDate();
  const date = selectedDate ?? today;
  const tonightDrawer = useDrawer<TonightChangeDto>();
  const menuDrawer = useMenuDrawer(date === today);
  return (
    <>
      <ReservationDrawersProvider date={date}>
        <Board
          {...{ date, today }}
          onChooseDay={selectDate}
          onOpenMenu={menuDrawer.open}
          onChangeTonight={tonightDrawer.open}
        />
      </ReservationDrawersProvider>
      <Suspense>{menuDrawer.hasOpened && <TonightMenu open={menuDrawer.isOpen} onClose={menuDrawer.close} />}</Suspense>
      {tonightDrawer.subject && (
        <Suspense>
          <TonightDrawer key={tonightDrawer.openCount} change={tonightDrawer.subject} {...tonightDrawer.props} />
        </Suspense>
      )}
    </>
  );
}

const TonightDrawer = lazy(() =>
  import('../settings/tonight-change-drawer').then((loaded) => ({ default: loaded.TonightChangeDrawer })),
);

/** Loaded early, so that it opens at once. */
function useMenuDrawer(isTonight: boolean) {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  useEffect(() => void loadMenu().catch(() => undefined), []);
  const open = () => {
    if (!isTonight) return;
    startTransition(() => {
      setHasOpened(true);
      setOpen(true);
    });
  };
  return { isOpen, hasOpened, open, close: () => setOpen(false) };
}
