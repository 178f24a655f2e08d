import { useText } from '../../shared/i18n/use-text';

export const en = {
  'events.upcoming.eyebrow': 'Calendar',
  'events.upcoming.title': 'What is coming up',
  'events.upcoming.loading': 'Loading events…',
  'events.upcoming.failed': 'Error loading events',
  'events.upcoming.retry': 'Try again',
  'events.upcoming.empty': 'No upcoming public events scheduled at this time',
  'events.upcoming.emptyHint': 'You could be the reason for one.',
  'events.upcoming.tasting': 'Wine tasting',
  'events.upcoming.time': '{from}–{until}',
  'events.upcoming.spots': '{count, plural, one {# place left} other {# places left}}',
  'events.upcoming.full': 'Fully booked',
  'events.upcoming.price': '{price} per person',
  'events.upcoming.inquire': 'I would like to come',
  'events.upcoming.inquireAbout': 'I would like to come: {title}',
};

export const sk: Record<keyof typeof en, string> = {
  'events.upcoming.eyebrow': 'Kalendár',
  'events.upcoming.title': 'Čo sa u nás chystá',
  'events.upcoming.loading': 'Načítavame podujatia…',
  'events.upcoming.failed': 'Podujatia sa nepodarilo načítať.',
  'events.upcoming.retry': 'Skúsiť znova',
  'events.upcoming.empty': 'Momentálne nemáme naplánované žiadne verejné podujatia.',
  'events.upcoming.emptyHint': 'Možno budete dôvodom na to ďalšie vy.',
  'events.upcoming.tasting': 'Degustácia vín',
  'events.upcoming.time': '{from} – {until}',
  'events.upcoming.spots':
    '{count, plural, one {Zostáva # voľné miesto} few {Zostávajú # voľné miesta} many {Zostáva # voľného miesta} other {Zostáva # voľných miest}}',
  'events.upcoming.full': 'Obsadené',
  'events.upcoming.price': '{price} na osobu',
  'events.upcoming.inquire': 'Chcem prísť',
  'events.upcoming.inquireAbout': 'Chcem prísť: {title}',
};

export const useUpcomingEventsText = useText<keyof typeof en>;
