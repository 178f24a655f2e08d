import type { TonightChangeDto } from '@strapec/contracts';
import type { DrawerProps } from '../ui/drawer/use-drawer';
import { VenueChangeDrawer } from './venue-change-drawer';
import { useSettingsText } from './texts';

export function TonightChangeDrawer({ change, ...drawer }: DrawerProps & { change: TonightChangeDto }) {
  const text = useSettingsText();
  const { takeOut, bringBack, pauseFrom } = change;
  const takeOutTitle = takeOut ? text('settings.tables.out.tonight', { table: takeOut }) : null;
  const pauseTitle = text(pauseFrom === undefined ? 'settings.pause.end' : 'settings.pause');
  const title = bringBack ? text('settings.tables.back.what', { tables: bringBack }) : pauseTitle;
  return <VenueChangeDrawer title={takeOutTitle ?? title} toChange={() => ({ tonight: change })} {...drawer} />;
}
