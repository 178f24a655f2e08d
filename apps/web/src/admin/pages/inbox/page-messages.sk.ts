import { sk as board } from '../../features/board/messages.sk';
import { sk as entry } from '../../features/staff-reservation/messages.sk';
import { sk as email } from '../../../shared/email-hint/messages.sk';
import { sk as emails } from '../../features/emails/messages.sk';
import { sk as events } from '../../features/events/messages.sk';
import { sk as venue } from '../../features/settings/messages.sk';
import { sk as inbox } from '../../features/inbox/messages.sk';
import { sk as reservations } from '../../features/reservations/messages.sk';
import { sk as files } from '../../shared/files/messages.sk';
import { sk as words } from '../../shared/reservation/messages.sk';

export const sk = {
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
