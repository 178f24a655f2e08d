import type { TonightChangeDto } from '@strapec/contracts';
import { Suspense, lazy, startTransition, useEffect } from 'react';
import { Board } from './board/board';
import { ReservationDrawersProvider } from './drawers/reservation-drawers';
import { useSelectedDate } from './use-selected-date';
import { useDrawer } from '../ui/drawer/use-drawer';

const loadMenu = () => import('../menu/tonight/tonight-menu');
const TonightMenu = lazy(() => loadMenu().then((loaded) => ({ default: loaded.TonightMenu })));

export function TonightPage() {
  const { date: selectedDate, today, selectDate } = useSelectedDate();
  const date = selectedDate ?? today;
  const changeDrawer = useDrawer<TonightChangeDto>();
  const menuDrawer = useDrawer<'menu'>();
  useEffect(() => void loadMenu().catch(() => undefined), []); // early, so that it opens at once
  return (
    <>
      <ReservationDrawersProvider date={date}>
        <Board
          {...{ date, today }}
          onChooseDay={selectDate}
          onOpenMenu={() => date === today && startTransition(() => menuDrawer.open('menu'))}
          onChangeTonight={changeDrawer.open}
        />
      </ReservationDrawersProvider>
      <Suspense>{menuDrawer.subject && <TonightMenu {...menuDrawer.props} />}</Suspense>
      {changeDrawer.subject && (
        <Suspense>
          <TonightChangeDrawer key={changeDrawer.openCount} change={changeDrawer.subject} {...changeDrawer.props} />
        </Suspense>
      )}
    </>
  );
}

const TonightChangeDrawer = lazy(() =>
  import('../settings/tonight-change-drawer').then((loaded) => ({ default: loaded.TonightChangeDrawer })),
);
