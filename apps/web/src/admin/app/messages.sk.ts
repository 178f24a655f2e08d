import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'admin.title': 'Strapec – administrácia',
  'admin.anonymous': 'Admin',
  'admin.greeting': 'Vitajte, {name}',
  'admin.viewSite': 'Zobraziť stránku',
  'admin.logout': 'Odhlásiť sa',
  'admin.language': 'Jazyk',
  'admin.skip': 'Preskočiť na obsah',
  'admin.broken': 'Túto časť administrácie sa nepodarilo zobraziť.',
  'admin.reload': 'Načítať znova',
  'admin.diskFull': 'Disk servera je plný',
  'admin.diskFull.then':
    'Nič sa nedá uložiť a\u00a0hostí prosíme, aby zavolali. Kto sa stará o\u00a0server, musí uvoľniť miesto.',
  'admin.tabs': 'Časti administrácie',
  'admin.tab.tonight': 'Dnes večer',
  'admin.tab.content': 'Texty stránky',
  'admin.tab.images': 'Obrázky',
  'admin.tab.reservations': 'Rezervácie',
  'admin.tab.emails': 'E-maily',
  'admin.tab.newsletter': 'Newsletter',
  'admin.more': 'Ďalšie stránky',
  'admin.page.inbox': 'Čaká na vás',
  'admin.page.find': 'Hľadanie',
  'admin.inbox': 'Čaká na vás: {count, number}',
  'admin.page.privacy': 'Osobné údaje',
  'admin.page.system': 'Systém',
};
