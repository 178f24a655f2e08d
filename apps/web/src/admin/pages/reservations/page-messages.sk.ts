import { sk as days } from '../../features/day-picker/messages.sk';
import { sk as events } from '../../features/events/messages.sk';
import { sk as venue } from '../../features/settings/messages.sk';
import { sk as inbox } from '../../features/inbox/messages.sk';
import { sk as history } from '../../features/reservation-history/messages.sk';
import { sk as reservations } from '../../features/reservations/messages.sk';
import { sk as entry } from '../../features/staff-reservation/messages.sk';
import { sk as files } from '../../shared/files/messages.sk';
import { sk as words } from '../../shared/reservation/messages.sk';
import { sk as email } from '../../../shared/email-hint/messages.sk';

export const sk = {
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
