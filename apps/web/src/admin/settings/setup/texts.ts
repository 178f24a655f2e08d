import { type Texts, createTextHook } from '../../i18n/create-text-hook';

const texts = {
  'start.title': ['Set up the bar', 'Nastaviť podnik'],
  'start.steps': ['Steps', 'Kroky'],
  'start.done': ['done', 'hotovo'],
  'start.step.businessDetails': ['Name and address', 'Názov a\u00a0adresa'],
  'start.step.languages': ['Languages', 'Jazyky'],
  'start.step.hours': ['Opening hours', 'Otváracie hodiny'],
  'start.step.tables': ['Tables', 'Stoly'],
  'start.step.sender': ['E-mails', 'E-maily'],
  'start.hours.lead': [
    'The usual week, and the date from which another one applies. Guests reserve within these hours.',
    'Bežný týždeň a\u00a0dátum, od ktorého platí iný. Hostia rezervujú v\u00a0týchto hodinách.',
  ],
  'start.tables.lead': [
    'How many guests sit at each table, and which tables can be joined. Tables are assigned by this.',
    'Koľko hostí si sadne k\u00a0jednotlivým stolom a\u00a0ktoré stoly sa dajú spojiť. Podľa toho prideľujeme stoly.',
  ],
  'start.next': ['Save and continue', 'Uložiť a\u00a0pokračovať'],
  'start.right': ['That’s right, continue', 'Súhlasí, pokračovať'],
  'start.over.site': ['View the site', 'Zobraziť web'],
  'start.over.people': ['Invite the team', 'Pozvať tím'],
  'start.over.evening': [
    'Go to {part, select, day {today} other {tonight}}',
    'Na {part, select, day {dnešok} other {dnešný večer}}',
  ],
  'start.lead': [
    'Six short steps. These are suggestions; what you skip stays as it is, and you can come back.',
    'Šesť krátkych krokov. Čo je už vyplnené, je len návrh; čo preskočíte, ostane, a\u00a0kedykoľvek sa môžete vrátiť.',
  ],
  'start.step.over': ['What is missing', 'Čo ešte chýba'],
  'start.over.lead': [
    'Guests do not see what has not been told. Go through the list, then open the website.',
    'Čo nie je vyplnené, to hostia nevidia. Prejdite zoznam a\u00a0potom web otvorte.',
  ],
  'start.over.all': [
    'Nothing is missing. Everything can be changed at any time on these pages.',
    'Nič nechýba. Všetko sa dá kedykoľvek zmeniť na týchto stránkach.',
  ],
  'start.missing.hours': ['Opening hours have not been confirmed', 'Otváracie hodiny ešte nie sú potvrdené'],
  'start.missing.tables': ['Tables have not been confirmed', 'Stoly ešte nie sú potvrdené'],
  'start.missing.contact': ['Phone, e-mail or town', 'Telefón, e-mail alebo mesto'],
  'start.missing.company': ['The company that runs the bar', 'Firma, ktorá podnik prevádzkuje'],
  'start.missing.position': ['Place on the map', 'Miesto na mape'],
  'start.missing.links': ['Links to your profiles', 'Odkazy na vaše profily'],
  'start.missing.sender': ['Address of the sender of e-mails', 'Adresa odosielateľa e-mailov'],
  'start.missing.about': ['Text about the bar', 'Text o\u00a0podniku'],
  'start.missing.arrival': ['How to get to you', 'Ako sa k\u00a0vám dostať'],
  'start.missing.wines': ['Wine list', 'Vínna karta'],
  'start.missing.logo': ['Logo', 'Logo'],
  'start.missing.pictures': ['Pictures', 'Obrázky'],
  'start.sample': [
    'Of the sample bar this is left as it came: facts {facts}, texts {texts}, pictures {images}, wines and dishes {wines}, events {events}. Each is marked on its page.',
    'Z\u00a0ukážky ostáva nezmenené: údaje {facts}, texty {texts}, obrázky {images}, vína a\u00a0jedlá {wines}, podujatia {events}. Na ich stránkach sú označené.',
  ],
  'start.sample.remove': ['Remove the sample bar', 'Odstrániť ukážku'],
  'start.sample.remove.confirm': [
    'Remove the sample bar? What you have not changed goes: facts, texts, pictures, wines, events. What you have changed or added stays, and so do all reservations.',
    'Odstrániť ukážku? Zmizne, čo ste nezmenili: údaje, texty, obrázky, vína, podujatia. Čo ste zmenili alebo pridali, ostane, aj všetky rezervácie.',
  ],
  'start.sample.removed': ['The sample bar has been removed.', 'Ukážka je odstránená.'],
  'start.sample.loaded': ['The sample bar is back.', 'Ukážka je späť.'],
  'start.open': ['Open the website', 'Otvoriť web'],
  'start.open.confirm': [
    'Open the website? Guests will see it and can reserve at once.',
    'Otvoriť web? Hostia ho hneď uvidia a\u00a0môžu rezervovať.',
  ],
  'start.opened': ['The website is open. Guests can reserve.', 'Web je otvorený. Hostia môžu rezervovať.'],
  'start.close': ['Close it for preparation', 'Zavrieť na prípravu'],
  'start.close.confirm': [
    'Close the website? Guests will read that you are preparing it and cannot reserve. Reservations stay.',
    'Zavrieť web? Hostia si prečítajú, že ho pripravujete, a\u00a0nebudú môcť rezervovať. Rezervácie ostanú.',
  ],
  'start.closed': [
    'The website is closed. Guests read that you are preparing it.',
    'Web je zavretý. Hostia čítajú, že ho pripravujete.',
  ],
  'start.saveFailed': ['Not saved: {reason}', 'Neuložilo sa: {reason}'],
} satisfies Texts;

export const useSetupText = createTextHook(texts);
