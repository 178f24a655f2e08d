// The days before the pictures: who reserves, who comes, who does not, and what else staff do.
import { addressOf, captchaToken, dinner, friday, guests, lostGuest, message, subscribers, tasting } from './cast.mjs';
import { host } from './site.mjs';

/** When the story begins, and the moment at which the pictures are taken. */
export const beginning = '2026-11-17T09:58:00+01:00';
export const rightNow = `${friday}T19:40:00+01:00`;

/** Lets guests and staff act until the moment of the pictures. */
export async function tellStory(site) {
  const call = signedIn(site.url);
  await prepare(call, site);
  const kept = await letGuestsReserve(call, site);
  await letTheEveningRun(call, { site, kept });
  await site.mailsAreOut();
  await site.orderMails();
  site.standAt(rightNow);
  return call;
}

async function prepare(call, site) {
  await call('PUT', 'admin/first-start', { mark: 'left', isSet: true }); // its notice would stand on every picture
  await call('POST', 'admin/seed-content', {});
  await call('POST', 'admin/events', tasting);
  await call('POST', 'admin/events', dinner);
  await importSubscribers(call, site);
  await call('PUT', 'admin/newsletter/subscribers/filip.elias@example.com/status', { isActive: false });
  site.standAt('2026-11-24T10:15:00+01:00');
  const texts = await call('GET', 'admin/content');
  const lead = texts.find(({ key }) => key === 'home.hero.lead');
  const { key, section, type, version, contentEn, contentSk } = lead;
  await call('POST', 'admin/content', { key, section, type, version, contentEn, contentSk: `${contentSk} ` });
}

/** Each at a moment of their own, so that they always stand in the same order. */
async function importSubscribers(call, site) {
  for (const [index, [firstName, lastName, language]] of subscribers.entries()) {
    site.standAt(`2026-11-17T10:0${index}:00+01:00`);
    await call('POST', 'admin/newsletter/import', [
      { email: addressOf(firstName, lastName), firstName, lastName, language },
    ]);
  }
}

/** Answers with the reservations' ids by last name. */
async function letGuestsReserve(call, site) {
  const kept = {};
  for (const guest of guests) kept[guest[1][1]] = await reserve(call, site, guest);
  return kept;
}

async function reserve(call, site, [moment, [firstName, lastName], [time, duration, partySize], more]) {
  site.standAt(`${moment}:00+01:00`);
  const { reservation } = await call('POST', 'reservations', {
    ...{ firstName, lastName, date: friday, time, duration, partySize, preferredLanguage: 'sk' },
    email: addressOf(firstName, lastName),
    phone: `+421 905 ${moment.slice(8, 10)}0 ${moment.slice(11).replace(':', '')[0]}${moment.slice(14)}`,
    captchaToken,
    ...more,
  });
  await site.mailsAreOut();
  return reservation.id;
}

async function letTheEveningRun(call, { site, kept }) {
  const become = (name, status) => call('PUT', `reservations/${kept[name]}/status`, { status });
  site.standAt('2026-11-26T20:30:00+01:00');
  await call('POST', 'contact', message);
  site.standAt('2026-11-26T20:34:00+01:00');
  await call('POST', 'newsletter/subscribe', { email: 'lucia.simkova@example.com', language: 'sk' });
  site.standAt(`${friday}T04:00:00+01:00`);
  await site.mailsAreOut();
  await site.backUp();
  await call('POST', 'admin/system/integrity', {});
  await reserve(call, site, lostGuest);
  await giveUpOnTheLostAddress(site);
  await enter(call, {
    lastName: 'Mihálik',
    phone: '+421 903 448 120',
    time: '20:00',
    partySize: 2,
    tables: ['T5'],
    staffNote: 'Stály hosť, má rád stôl pri knihách.',
  });
  await become('Lukáč', 'cancelled');
  site.standAt(`${friday}T16:04:00+01:00`);
  await become('Kováčová', 'seated');
  site.standAt(`${friday}T18:03:00+01:00`);
  await become('Kováčová', 'completed');
  await become('Clarke', 'no_show');
  await become('Baláž', 'seated');
  await become('Šimková', 'seated');
  site.standAt(`${friday}T18:32:00+01:00`);
  await enter(call, { lastName: 'Bez rezervácie', source: 'walk_in', time: '18:30', partySize: 2 });
  site.standAt(`${friday}T19:02:00+01:00`);
  await become('Horváth', 'seated');
}

/** A mail is tried for five hours. */
async function giveUpOnTheLostAddress(site) {
  for (const time of ['09:26', '09:32', '09:48', '10:49', '14:50']) {
    site.standAt(`${friday}T${time}:00+01:00`);
    await site.mailsAreOut();
  }
}

const enter = (call, reservation) =>
  call('POST', 'admin/reservations', { date: friday, duration: 2, source: 'phone', ...reservation });

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
