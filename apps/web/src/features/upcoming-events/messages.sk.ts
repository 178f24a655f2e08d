import type { en } from './messages.en';

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
