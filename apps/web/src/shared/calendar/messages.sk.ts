import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'calendar.choose': 'Vyberte deň',
  'calendar.previous': 'Predchádzajúci mesiac',
  'calendar.next': 'Nasledujúci mesiac',
  'calendar.closed': '{date}, zatvorené',
  'calendar.unavailable': '{date}, nedá sa vybrať',
};
