import { en as days } from '../../features/day-picker/messages.en';
import { en as events } from '../../features/events/messages.en';
import { en as venue } from '../../features/settings/messages.en';
import { en as inbox } from '../../features/inbox/messages.en';
import { en as history } from '../../features/reservation-history/messages.en';
import { en as reservations } from '../../features/reservations/messages.en';
import { en as entry } from '../../features/staff-reservation/messages.en';
import { en as files } from '../../shared/files/messages.en';
import { en as words } from '../../shared/reservation/messages.en';
import { en as email } from '../../../shared/email-hint/messages.en';

export const en = {
  ...words,
  ...venue,
  ...files,
  ...email,
  ...days,
  ...reservations,
  ...entry,
  ...history,
  ...inbox,
  ...events,
};
