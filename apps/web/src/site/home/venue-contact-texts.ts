import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const venueContactTexts = {
  'home.contact.address': ['Address', 'Adresa'],
  'home.contact.directions': ['Directions with', 'Otvoriť trasu v'],
  'home.contact.arrival': ['How to get here', 'Ako k\u00a0nám'],
  'home.contact.arrival.tram': [
    'If you are not sure of the way, give us a call.',
    'Ak si cestou nebudete istí, zavolajte nám.',
  ],
  'home.contact.arrival.access': [
    'If you need a way in without steps, please call us beforehand, and we will gladly help.',
    'Ak potrebujete bezbariérový prístup, zavolajte nám vopred, radi vám poradíme.',
  ],
  'home.contact.phone': ['Phone', 'Telefón'],
  'home.contact.email': ['Email', 'E-mail'],
  'home.contact.hours': ['Opening hours', 'Otváracie hodiny'],
  'home.contact.map.title': ['Map: the way to {name}', 'Mapa okolia: {name}'],
  'home.contact.map.show': ['Show the map', 'Zobraziť mapu'],
  'home.contact.map.note': [
    'The map is loaded from openstreetmap.org, which then sees your IP address.',
    'Mapa sa načíta zo stránky openstreetmap.org, ktorá tak uvidí vašu IP adresu.',
  ],
  'home.contact.map.credit': ['© OpenStreetMap contributors', '© prispievatelia OpenStreetMap'],
  'home.contact.map.route': ['Plan your route', 'Naplánovať trasu'],
  'hours.monday': ['Monday', 'pondelok'],
  'hours.tuesday': ['Tuesday', 'utorok'],
  'hours.wednesday': ['Wednesday', 'streda'],
  'hours.thursday': ['Thursday', 'štvrtok'],
  'hours.friday': ['Friday', 'piatok'],
  'hours.saturday': ['Saturday', 'sobota'],
  'hours.sunday': ['Sunday', 'nedeľa'],
  'hours.range': ['{opens} – {closes}', '{opens} – {closes}'],
  'hours.closed': ['closed', 'zatvorené'],
  'hours.special': ['Other hours soon', 'Najbližšie inak'],
  'hours.special.closed': ['closed', 'zatvorené'],
  'hours.today': ['today', 'dnes'],
  'hours.status.open': ['We are open until {closes}.', 'Máme otvorené do {closes}.'],
  'hours.status.later': [
    '{part, select, day {Today} other {Tonight}} we open at {opens}, and stay open until {closes}.',
    'Dnes otvárame o {opens} a svietime do {closes}.',
  ],
  'hours.status.monday': [
    'Closed today. See you on Monday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás v pondelok od {opens}.',
  ],
  'hours.status.tuesday': [
    'Closed today. See you on Tuesday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás v utorok od {opens}.',
  ],
  'hours.status.wednesday': [
    'Closed today. See you on Wednesday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás v stredu od {opens}.',
  ],
  'hours.status.thursday': [
    'Closed today. See you on Thursday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás vo štvrtok od {opens}.',
  ],
  'hours.status.friday': [
    'Closed today. See you on Friday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás v piatok od {opens}.',
  ],
  'hours.status.saturday': [
    'Closed today. See you on Saturday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás v sobotu od {opens}.',
  ],
  'hours.status.sunday': [
    'Closed today. See you on Sunday from {opens}.',
    'Dnes máme zatvorené. Tešíme sa na vás v nedeľu od {opens}.',
  ],
} satisfies Texts;

export const useVenueContactText = useText<keyof typeof venueContactTexts>;
