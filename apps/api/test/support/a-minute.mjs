import { QueueScheduledMails, ReseatDueEvenings, ReseatMarkedEvenings } from '../../dist/for-tests.js';

/** Does at once what an app does every minute. */
export async function aMinutePasses(app) {
  await app.get(ReseatMarkedEvenings).continueReseating();
  await app.get(ReseatDueEvenings).reseatDueEvenings();
  await app.get(QueueScheduledMails).queueMails();
}
