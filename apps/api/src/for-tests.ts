/** The services and the clock that tests and measurements use inside a running program. */
export { SessionStore } from './auth/sessions/session-store.js';
export { Clock, SystemClock } from './platform/clock/clock.js';
export { createApp } from './create-app.js';
export { EveningLock } from './evenings/evening-lock.js';
export { ReseatMarkedEvenings } from './venue/change/reseat-marked-evenings.js';
export { RetentionJob } from './operations/privacy/retention-job.js';
export { ReseatDueEvenings } from './reservations/jobs/reseat-due-evenings.js';
export { QueueScheduledMails } from './reservations/jobs/queue-scheduled-mails.js';
export { ReturnedMailbox } from './mail/returned/returned-mailbox.js';
export { closeOnSignals } from './shutdown.js';
export { SchedulerRegistry } from '@nestjs/schedule';
