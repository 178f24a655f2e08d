// A believable Friday: who reserves, who comes, who does not, and what else lies on the bar's desk.
import { host, lostAddress } from './house.mjs';

const captchaToken = 'development-captcha-token';
export const friday = '2026-11-27';
export const saturday = '2026-11-28';

/** When the story begins, and the moment at which the pictures are taken. */
export const beginning = '2026-11-17T09:58:00+01:00';
export const rightNow = `${friday}T19:40:00+01:00`;

/** A week before the evening: the house is prepared, guests reserve, one of them with an address that does not exist. */
const guests = [
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
  ['2026-11-24T19:20', ['Martin', 'Baláž'], ['18:00', 2, 2]],
  ['2026-11-25T11:47', ['Oliver', 'Brandt'], ['19:30', 2, 2], { preferredLanguage: 'en' }],
  ['2026-11-25T20:02', ['Adam', 'Lukáč'], ['20:30', 2, 3]],
  ['2026-11-26T14:18', ['Michal', 'Gajdoš'], ['21:00', 2, 4]],
  ['2026-11-26T17:36', ['Sophie', 'Laurent'], ['22:00', 2, 2], { preferredLanguage: 'en' }],
  ['2026-11-26T18:02', ['Veronika', 'Mináriková'], ['18:30', 3, 4], { date: saturday }],
  ['2026-11-26T18:40', ['Daniel', 'Oravec'], ['19:00', 2, 2], { date: saturday }],
];
const lostGuest = ['2026-11-27T09:24', ['Ján', 'Hudák'], ['22:00', 2, 2], { email: lostAddress }];

const tasting = {
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

const subscribers = [
  ['Andrea', 'Blahová', 'sk'],
  ['Branislav', 'Cibula', 'sk'],
  ['Charlotte', 'Weber', 'en'],
  ['Dominika', 'Ďurišová', 'sk'],
  ['Filip', 'Eliáš', 'sk'],
  ['Hana', 'Gregorová', 'sk'],
  ['James', 'Whitfield', 'en'],
];

/** Lets the house live until the moment of the pictures. */
export async function tellStory(house) {
  const call = signedIn(house.url);
  await prepare(call, house);
  const kept = await letGuestsReserve(call, house);
  await letTheEveningRun(call, { house, kept });
  await house.mailsAreOut();
  house.standAt(rightNow);
  return call;
}

async function prepare(call, house) {
  await call('POST', 'admin/seed-content', {});
  await call('POST', 'admin/events', tasting);
  await call('POST', 'admin/events', { ...tasting, ...inFourWeeks });
  const rows = subscribers.map(([firstName, lastName, language]) => ({
    ...{ firstName, lastName, language },
    email: addressOf(firstName, lastName),
  }));
  await call('POST', 'admin/newsletter/import', rows);
  await call('PUT', 'admin/newsletter/subscribers/filip.elias@example.com/status', { isActive: false });
  house.standAt('2026-11-24T10:15:00+01:00');
  const texts = await call('GET', 'admin/content');
  const lead = texts.find(({ key }) => key === 'home.hero.lead');
  const { key, section, type, version, contentEn, contentSk } = lead;
  await call('POST', 'admin/content', { key, section, type, version, contentEn, contentSk: `${contentSk} ` });
}

const inFourWeeks = {
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

/** Answers with the reservations' ids by last name. */
async function letGuestsReserve(call, house) {
  const kept = {};
  for (const guest of guests) kept[guest[1][1]] = await reserve(call, house, guest);
  return kept;
}

async function reserve(call, house, [moment, [firstName, lastName], [time, duration, partySize], more]) {
  house.standAt(`${moment}:00+01:00`);
  const { reservation } = await call('POST', 'reservations', {
    ...{ firstName, lastName, date: friday, time, duration, partySize, preferredLanguage: 'sk' },
    email: addressOf(firstName, lastName),
    phone: `+421 905 ${moment.slice(8, 10)}0 ${moment.slice(11).replace(':', '')[0]}${moment.slice(14)}`,
    captchaToken,
    ...more,
  });
  await house.mailsAreOut();
  return reservation.id;
}

async function letTheEveningRun(call, { house, kept }) {
  const become = (name, status) => call('PUT', `reservations/${kept[name]}/status`, { status });
  house.standAt('2026-11-26T20:30:00+01:00');
  await call('POST', 'contact', message);
  await call('POST', 'newsletter/subscribe', { email: 'lucia.simkova@example.com', language: 'sk' });
  house.standAt(`${friday}T04:00:00+01:00`);
  await house.mailsAreOut();
  await house.backUp();
  await call('POST', 'admin/system/integrity', {});
  await reserve(call, house, lostGuest);
  await giveUpOnTheLostAddress(house);
  await enter(call, {
    lastName: 'Mihálik',
    phone: '+421 903 448 120',
    time: '20:00',
    partySize: 2,
    tables: ['T5'],
    staffNote: 'Stály hosť, má rád stôl pri knihách.',
  });
  await become('Lukáč', 'cancelled');
  house.standAt(`${friday}T16:04:00+01:00`);
  await become('Kováčová', 'seated');
  house.standAt(`${friday}T18:03:00+01:00`);
  await become('Kováčová', 'completed');
  await become('Clarke', 'no_show');
  await become('Baláž', 'seated');
  await become('Šimková', 'seated');
  house.standAt(`${friday}T18:32:00+01:00`);
  await enter(call, { lastName: 'Bez rezervácie', source: 'walk_in', time: '18:30', partySize: 2 });
  house.standAt(`${friday}T19:02:00+01:00`);
  await become('Horváth', 'seated');
}

/** The house tries for five hours. */
async function giveUpOnTheLostAddress(house) {
  for (const time of ['09:26', '09:32', '09:48', '10:49', '14:50']) {
    house.standAt(`${friday}T${time}:00+01:00`);
    await house.mailsAreOut();
  }
}

const enter = (call, reservation) =>
  call('POST', 'admin/reservations', { date: friday, duration: 2, source: 'phone', ...reservation });

const message = {
  firstName: 'Lucia',
  lastName: 'Šimková',
  email: 'lucia.simkova@example.com',
  message: 'Dobrý deň, dostanem sa k vám aj s vozíkom?',
  language: 'sk',
  captchaToken,
};

const addressOf = (...names) =>
  `${names
    .join('.')
    .normalize('NFD')
    .replaceAll(/[^A-Za-z.]/g, '')
    .toLowerCase()}@example.com`;

/** Calls of the API as the host makes them; nobody stays signed in over the days of the story. */
function signedIn(url) {
  const headers = { 'content-type': 'application/json' };
  const send = async (method, path, body) => {
    const response = await fetch(`${url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    const cookie = response.headers.get('set-cookie');
    if (cookie) headers.cookie = cookie.split(';')[0];
    return response;
  };
  return async (method, path, body) => {
    let response = await send(method, path, body);
    if (response.status === 401) {
      await send('POST', 'auth/login', { username: host.username, password: host.password });
      response = await send(method, path, body);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text && JSON.parse(text);
  };
}
