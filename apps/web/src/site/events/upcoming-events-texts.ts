import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const upcomingEventsTexts = {
  'events.upcoming.eyebrow': ['Calendar', 'Kalendár'],
  'events.upcoming.title': ['What is coming up', 'Čo sa u nás chystá'],
  'events.upcoming.loading': ['Loading events…', 'Načítavame podujatia…'],
  'events.upcoming.failed': ['Error loading events', 'Podujatia sa nepodarilo načítať.'],
  'events.upcoming.retry': ['Try again', 'Skúsiť znova'],
  'events.upcoming.empty': [
    'No upcoming public events scheduled at this time',
    'Momentálne nemáme naplánované žiadne verejné podujatia.',
  ],
  'events.upcoming.emptyHint': ['You could be the reason for one.', 'Možno budete dôvodom na to ďalšie vy.'],
  'events.upcoming.tasting': ['Wine tasting', 'Degustácia vín'],
  'events.upcoming.time': ['{from}–{until}', '{from} – {until}'],
  'events.upcoming.spots': [
    '{count, plural, one {# place left} other {# places left}}',
    '{count, plural, one {Zostáva # voľné miesto} few {Zostávajú # voľné miesta} many {Zostáva # voľného miesta} other {Zostáva # voľných miest}}',
  ],
  'events.upcoming.full': ['Fully booked', 'Obsadené'],
  'events.upcoming.price': ['{price} per person', '{price} na osobu'],
  'events.upcoming.inquire': ['I would like to come', 'Chcem prísť'],
  'events.upcoming.inquireAbout': ['I would like to come: {title}', 'Chcem prísť: {title}'],
} satisfies Texts;

export const useUpcomingEventsText = useText<keyof typeof upcomingEventsTexts>;
