import { en as board } from '../../features/board/messages.en';
import { en as entry } from '../../features/staff-reservation/messages.en';
import { en as email } from '../../../shared/email-hint/messages.en';
import { en as emails } from '../../features/emails/messages.en';
import { en as events } from '../../features/events/messages.en';
import { en as venue } from '../../features/settings/messages.en';
import { en as inbox } from '../../features/inbox/messages.en';
import { en as reservations } from '../../features/reservations/messages.en';
import { en as files } from '../../shared/files/messages.en';
import { en as words } from '../../shared/reservation/messages.en';

export const en = {
  ...words,
  ...venue,
  ...files,
  ...email,
  ...board,
  ...entry,
  ...reservations,
  ...emails,
  ...events,
  ...inbox,
};
