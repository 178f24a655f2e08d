import { en as board } from '../../features/board/messages.en';
import { en as history } from '../../features/reservation-history/messages.en';
import { en as entry } from '../../features/staff-reservation/messages.en';
import { en as menu } from '../../features/tonight-menu/messages.en';
import { en as list } from '../../shared/menu/messages.en';
import { en as guests } from '../../../shared/menu/messages.en';
import { en as words } from '../../shared/reservation/messages.en';
import { en as email } from '../../../shared/email-hint/messages.en';

export const en = { ...guests, ...words, ...email, ...board, ...entry, ...history, ...list, ...menu };
