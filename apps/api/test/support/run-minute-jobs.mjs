import { QueueScheduledMails, ReseatDueEvenings, ReseatMarkedEvenings } from '../../dist/for-tests.js';

/** Runs at once the jobs that an app otherwise runs every minute. */
export async function runMinuteJobs(app) {
  await app.get(ReseatMarkedEvenings).continueReseating();
  await app.get(ReseatDueEvenings).reseatDueEvenings();
  await app.get(QueueScheduledMails).queueMails();
}
