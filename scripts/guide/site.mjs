// A site on the Friday after today, with reservations.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { signIn, startApi } from '../lib/running-api.mjs';
import { createTemporaryFolder } from '../lib/temporary-folder.mjs';
import { at } from '../lib/workspace.mjs';
import { freePort, startPostgres } from '../pg.mjs';

const account = { username: 'jana', password: 'frankovka-modra-2026' };
const day = 86_400_000; // milliseconds
const daysAhead = (5 - new Date().getUTCDay() + 7) % 7 || 7;
const [friday, saturday] = [daysAhead, daysAhead + 1].map((days) =>
  new Date(Date.now() + days * day).toISOString().slice(0, 10),
);
const instantOf = (time) => new Date(`${friday}T${time}:00+01:00`); // in summer the evening is an hour further

/** First name, last name, time, hours, guests, further fields, and what becomes of the reservation. */
const guests = [
  ['Zuzana', 'Kováčová', '16:00', 2, 2, {}, ['seated', 'completed']],
  ['Emma', 'Clarke', '17:00', 2, 2, { preferredLanguage: 'en' }, ['no_show']],
  ['Martin', 'Baláž', '17:30', 3, 2, {}, ['seated']],
  ['Lucia', 'Šimková', '18:00', 3, 4, { specialRequests: 'Jedna z nás je na vozíku.' }, ['seated']],
  ['Tomáš', 'Horváth', '19:00', 2, 4, {}, ['seated']],
  ['Oliver', 'Brandt', '19:30', 2, 2, { preferredLanguage: 'en' }],
  ['Katarína', 'Vargová', '20:00', 3, 6, { specialRequests: 'Oslavujeme štyridsiatku, tortu si prinesieme.' }],
  ['Peter', 'Mihálik', '20:00', 2, 2],
  ['Adam', 'Lukáč', '20:30', 2, 3],
  ['Michal', 'Gajdoš', '21:00', 2, 4],
  ['Veronika', 'Mináriková', '18:30', 3, 4, { date: saturday }],
  ['Daniel', 'Oravec', '19:00', 2, 2, { date: saturday }],
];
const subscribers = ['Andrea Blahová', 'Branislav Cibula', 'Dominika Ďurišová', 'Filip Eliáš', 'Hana Gregorová'];
const emailOf = (name) => `${name.normalize('NFD').replaceAll(/[^A-Za-z ]/g, '').replace(' ', '.').toLowerCase()}@example.com`; // prettier-ignore

export async function openSite() {
  const folder = createTemporaryFolder('guide');
  const cluster = await startPostgres({ dataDir: path.join(folder, 'cluster/postgres'), careless: true });
  const clock = path.join(folder, 'now');
  fs.writeFileSync(clock, instantOf('12:00').toISOString());
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATABASE_URL: cluster.url,
    DATA_DIR: path.join(folder, 'data'),
    ...{ ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password, ADMIN_EMAIL: 'jana@strapec.example' },
    ...{ CAPTCHA_PROVIDER: 'none', RATE_LIMITS: 'off', SEED_DEMO: 'on', LOG_LEVEL: 'error', CLOCK_FILE: clock },
    NODE_OPTIONS: `--import ${at('apps/e2e/support/moved-clock.mjs')}`,
  };
  const api = await startApi(env).catch(async (error) => {
    await cluster.stop();
    throw error;
  });
  const url = `http://localhost:${env.PORT}`;
  const setClock = (time) => {
    fs.writeFileSync(clock, instantOf(time).toISOString());
    api.signal('SIGUSR2');
  };
  const close = async () => {
    await api.stop();
    await cluster.stop();
  };
  try {
    const call = await createCaller(url);
    await createReservations(call, setClock);
    spawnSync(process.execPath, [at('apps/api/dist/commands/backup.js')], { env });
    return { url, account, saturday, now: () => instantOf('19:40'), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createReservations(call, setClock) {
  await call('PUT', 'admin/first-start', { mark: 'left', isSet: true }); // its notice would stand on every picture
  await call('POST', 'admin/seed-content', {});
  const people = subscribers.map((name) => ({ email: emailOf(name), firstName: name.split(' ')[0], language: 'sk' }));
  await call('POST', 'admin/newsletter/import', people);
  const ids = [];
  for (const [firstName, lastName, time, duration, partySize, more] of guests) {
    const email = emailOf(`${firstName} ${lastName}`);
    const phone = `+421 905 ${100 + ids.length} 220`;
    const person = { firstName, lastName, email, phone, preferredLanguage: 'sk' };
    const visit = { date: friday, time, duration, partySize, captchaToken: 'development-captcha-token' };
    ids.push((await call('POST', 'reservations', { ...person, ...visit, ...more })).reservation.id);
  }
  for (const [index, guest] of guests.entries()) {
    if (guest[6]) setClock(guest[2].replace(':00', ':20'));
    for (const status of guest[6] ?? []) await call('PUT', `reservations/${ids[index]}/status`, { status });
  }
  setClock('19:40');
}

async function createCaller(url) {
  const headers = { 'content-type': 'application/json', origin: url, cookie: await signIn(url, account) };
  return async (method, address, body) => {
    const response = await fetch(`${url}/api/${address}`, { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`);
    return text && JSON.parse(text);
  };
}
