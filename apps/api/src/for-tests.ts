/** The services and the clock that tests and measurements use inside a running program. */
export { SessionStore } from './auth/sessions/session-store.js';
export { Announcements } from './platform/change-feed/announcements.js';
export { Clock, SystemClock } from './platform/clock/clock.js';
export { createApp } from './configure-app.js';
export { EveningLock } from './evenings/evening-lock.js';
export { ReseatEvenings } from './venue/change/reseat-evenings.js';
export { Retention } from './operations/privacy/retention.js';
export { KeepEveningsInOrder } from './reservations/reminders/keep-evenings-in-order.js';
export { QueueTimedMails } from './reservations/reminders/queue-timed-mails.js';
export { ReturnedMailbox } from './mail/returned/returned-mailbox.js';
export { closeOnSignals } from './shutdown.js';
export { SchedulerRegistry } from '@nestjs/schedule';
