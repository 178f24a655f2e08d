import { sk as board } from '../../features/board/messages.sk';
import { sk as history } from '../../features/reservation-history/messages.sk';
import { sk as entry } from '../../features/staff-reservation/messages.sk';
import { sk as menu } from '../../features/tonight-menu/messages.sk';
import { sk as list } from '../../shared/menu/messages.sk';
import { sk as guests } from '../../../shared/menu/messages.sk';
import { sk as words } from '../../shared/reservation/messages.sk';
import { sk as email } from '../../../shared/email-hint/messages.sk';

export const sk = { ...guests, ...words, ...email, ...board, ...entry, ...history, ...list, ...menu };
