import type { TonightChangeDto } from '@strapec/contracts';
import type { DrawerProps } from '../../shared/ui/use-drawer';
import { ChangeDrawer } from './change-drawer';
import { useHouseText } from './texts';

/** A change of tonight from the board: the affected parties are shown before it is saved. */
export function TonightDrawer({ change, ...drawer }: DrawerProps & { change: TonightChangeDto }) {
  const text = useHouseText();
  const { takeOut, bringBack, pauseFrom } = change;
  const ofTables = takeOut ? text('house.tables.out.tonight', { table: takeOut }) : null;
  const ofPause = text(pauseFrom === undefined ? 'house.pause.end' : 'house.pause');
  const title = bringBack ? text('house.tables.back.what', { tables: bringBack }) : ofPause;
  return <ChangeDrawer title={ofTables ?? title} changeOf={() => ({ tonight: change })} {...drawer} />;
}
