import { KeepEveningsInOrder, QueueTimedMails, ReseatEvenings } from '../../dist/for-tests.js';

/** Does at once what an app does every minute. */
export async function aMinutePasses(app) {
  await app.get(ReseatEvenings).goOn();
  await app.get(KeepEveningsInOrder).keepInOrder();
  await app.get(QueueTimedMails).queueMails();
}
