// The guests and events of the story, as requests.
import { lostAddress } from './site.mjs';

export const captchaToken = 'development-captcha-token';
export const friday = '2026-11-27';
export const saturday = '2026-11-28';

/** When they reserve; who; for when, for how many hours and guests; and what else they say. */
export const guests = [
  [
    '2026-11-19T10:12',
    ['Katarína', 'Vargová'],
    ['20:00', 3, 6],
    { specialRequests: 'Oslavujeme štyridsiatku, tortu si prinesieme.' },
  ],
  ['2026-11-20T18:31', ['Zuzana', 'Kováčová'], ['16:00', 2, 2]],
  ['2026-11-21T21:05', ['Emma', 'Clarke'], ['17:00', 2, 2], { preferredLanguage: 'en' }],
  ['2026-11-22T12:40', ['Tomáš', 'Horváth'], ['19:00', 2, 4]],
  [
    '2026-11-23T08:55',
    ['Lucia', 'Šimková'],
    ['18:00', 3, 4],
    { specialRequests: 'Jedna z nás je na vozíku, prosíme stôl bez schodov.' },
  ],
  ['2026-11-24T19:20', ['Martin', 'Baláž'], ['17:30', 3, 2]],
  ['2026-11-25T11:47', ['Oliver', 'Brandt'], ['19:30', 2, 2], { preferredLanguage: 'en' }],
  ['2026-11-25T20:02', ['Adam', 'Lukáč'], ['20:30', 2, 3]],
  ['2026-11-26T14:18', ['Michal', 'Gajdoš'], ['21:00', 2, 4]],
  ['2026-11-26T17:36', ['Sophie', 'Laurent'], ['22:00', 2, 2], { preferredLanguage: 'en' }],
  ['2026-11-26T18:02', ['Veronika', 'Mináriková'], ['18:30', 3, 4], { date: saturday }],
  ['2026-11-26T18:40', ['Daniel', 'Oravec'], ['19:00', 2, 2], { date: saturday }],
];

/** One whose address does not exist. */
export const lostGuest = ['2026-11-27T09:24', ['Ján', 'Hudák'], ['22:00', 2, 2], { email: lostAddress }];

/** An event that takes a few seats. */
export const tasting = {
  titleEn: 'Small Carpathians, eight bottles',
  titleSk: 'Malé Karpaty v ôsmich fľašiach',
  descriptionEn: 'Eight wines from eight growers between Rača and Smolenice, with cheese and bread.',
  descriptionSk: 'Osem vín od ôsmich vinárov medzi Račou a Smolenicami, k nim syry a chlieb.',
  eventType: 'wine_tasting',
  date: friday,
  time: '18:00',
  duration: 2,
  maxCapacity: 6,
  pricePerPerson: 3900,
  status: 'active',
  visibility: 'visible',
};

/** A dinner that takes the whole room. */
export const dinner = {
  ...tasting,
  titleEn: 'Five courses with a winemaker from Tokaj',
  titleSk: 'Päť chodov s vinárom z Tokaja',
  descriptionEn: 'A long table, five courses, and the person who made every bottle on it.',
  descriptionSk: 'Dlhý stôl, päť chodov a človek, ktorý vyrobil každú fľašu na ňom.',
  eventType: 'private_dinner',
  date: '2026-12-15',
  time: '19:00',
  duration: 4,
  maxCapacity: 20,
  pricePerPerson: 7900,
};

export const subscribers = [
  ['Andrea', 'Blahová', 'sk'],
  ['Branislav', 'Cibula', 'sk'],
  ['Charlotte', 'Weber', 'en'],
  ['Dominika', 'Ďurišová', 'sk'],
  ['Filip', 'Eliáš', 'sk'],
  ['Hana', 'Gregorová', 'sk'],
  ['James', 'Whitfield', 'en'],
];

/** What somebody asks through the contact form. */
export const message = {
  firstName: 'Lucia',
  lastName: 'Šimková',
  email: 'lucia.simkova@example.com',
  message: 'Dobrý deň, dostanem sa k vám aj s vozíkom?',
  language: 'sk',
  captchaToken,
};

/** The address of a person. */
export const addressOf = (...names) =>
  `${names
    .join('.')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase()}@example.com`;
