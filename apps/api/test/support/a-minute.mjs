import { EndHeldPlaces, GuestsWhoStay, RemindGuests, SettleEvenings, TellOfUnanswered } from '../../dist/for-tests.js';

/** Does at once what an app does every minute. */
export async function aMinutePasses(app) {
  await app.get(SettleEvenings).goOn();
  await app.get(EndHeldPlaces).endThem();
  await app.get(GuestsWhoStay).keepTheirTables();
  await app.get(RemindGuests).remindWhoIsDue();
  await app.get(TellOfUnanswered).tellThem();
}
