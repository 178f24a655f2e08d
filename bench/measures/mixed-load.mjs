import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { evenings, reservationBy, spreadOver } from '../guests.mjs';
import { proportionalSize } from './memory.mjs';
import { signIn } from './staff-day.mjs';

const callsPerSecond = 25;
const atOnce = 12;
const side = 1_800; // pixels of noise, the worst that can be compressed: just below the 10 MB that an upload may have

/**
 * What a process needs while guests and staff do all that they can do, when staff then upload fifty pictures, twelve at
 * once, and when it has been left alone again.
 */
export async function measureMixedLoad({ strapec, isQuick }) {
  const staff = await staffHeaders(strapec.url);
  const watched = watch(strapec);
  const rows = [];
  const note = (name, waits = []) =>
    rows.push({ '': name, ...watched.sinceLast(), 'longest answer ms': longest(waits) });

  await pause(5_000);
  note('at rest');
  const [minutes, pictures] = isQuick ? [1, 12] : [10, 50];
  note(`calls of every kind for ${minutes} min (target ≤ 350)`, await callEverything(strapec.url, staff, minutes * 60));
  const uploads = uploadAll(strapec.url, staff, await parts(pictures));
  const health = await askUntilDone(`${strapec.url}/api/health/live`, uploads);
  note(`${pictures} pictures of 10 MB, ${atOnce} at once`, await uploads);
  rows.push({ '': 'who asks whether it lives meanwhile', 'longest answer ms': longest(health) });
  await pause(60_000);
  watched.sinceLast();
  await pause(2_000);
  note('a minute later (target ≤ 300)');
  watched.stop();
  return rows;
}

async function staffHeaders(url) {
  return { cookie: await signIn(url), origin: url, 'sec-fetch-site': 'same-origin' };
}

/** Looks four times a second at what a process needs. */
function watch({ pid }) {
  let sizes = [];
  const look = () => sizes.push(proportionalSize(pid));
  const looking = setInterval(look, 250);
  const sinceLast = () => {
    look();
    const seen = sizes;
    sizes = [];
    return { 'MiB at the end': seen.at(-1), 'MiB at most': Math.max(...seen) };
  };
  return { sinceLast, stop: () => clearInterval(looking) };
}

/** One call after the other, whether the ones before have been answered or not; milliseconds each. */
async function callEverything(url, staff, seconds) {
  const calls = [...guestCalls(), ...staffCalls(staff)];
  const answers = [];
  for (let turn = 0; turn < seconds * callsPerSecond; turn += 1) {
    const [path, options] = calls[turn % calls.length]();
    const answer = timed(url + path, options);
    answer.catch(() => undefined); // told at the end, when whoever was started is stopped, too
    answers.push(answer);
    await pause(1_000 / callsPerSecond);
  }
  return Promise.all(answers);
}

function guestCalls() {
  const { setupRequest, ...request } = reservationBy(spreadOver(evenings.spread));
  const [full] = evenings.full;
  const paths = [
    ...[
      '/',
      '/?lang=en',
      '/events',
      '/wine-menu',
      '/wine-menu?farba=cervene&lang=en',
      '/rezervacia',
      '/reservation',
      '/nowhere',
    ],
    ...[
      '/api/site',
      '/api/menu?lang=en',
      '/api/menu?q=pinot',
      '/api/events',
      '/llms.txt',
      '/sitemap.xml',
      '/api/docs-json',
    ],
    `/api/reservations/availability/${full}/2/2`,
    `/api/reservations/availability?from=${full}&to=${evenings.full[10]}&partySize=4&duration=2`,
  ];
  const reserving = () => ['/api/reservations', { method: 'POST', ...setupRequest(request) }];
  return [...paths.map((path) => () => [path, {}]), reserving, reserving, reserving];
}

function staffCalls(headers) {
  const [full] = evenings.full;
  const paths = [
    ...[
      '/api/reservations?limit=100',
      `/api/reservations?from=${full}&to=${full}`,
      '/api/reservations?q=nov',
      '/api/admin/reservations/without-table',
    ],
    ...[`/api/admin/calendar/date/${full}`, `/api/admin/calendar/days?from=${full}&to=${evenings.full[15]}`],
    ...[
      '/api/admin/email/status',
      '/api/admin/system',
      '/api/admin/menu',
      '/api/admin/audit/entries',
      '/api/auth/status',
    ],
  ];
  return paths.map((path) => () => [path, { headers }]);
}

/** Pictures that no compression makes smaller; no two alike: one that is there already is not worked on again. */
async function parts(count) {
  const whole = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
  const part = (left) => whole.clone().extract({ left, top: 0, width: side - count, height: side });
  return Promise.all(Array.from({ length: count }, (_, left) => part(left).png({ compressionLevel: 0 }).toBuffer()));
}

async function uploadAll(url, headers, pictures) {
  const waits = [];
  const todo = [...pictures];
  const upload = async () => {
    for (let picture = todo.pop(); picture; picture = todo.pop()) {
      const body = new FormData();
      body.set('file', new Blob([picture]), 'noise.png');
      waits.push(await timed(`${url}/api/admin/images/upload`, { method: 'POST', headers, body }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, upload));
  return waits;
}

async function askUntilDone(url, work) {
  let isDone = false;
  void work.finally(() => (isDone = true));
  const waits = [];
  while (!isDone) {
    waits.push(await timed(url, {}));
    await pause(50);
  }
  return waits;
}

async function timed(url, options) {
  const begin = performance.now();
  const response = await fetch(url, options);
  await response.arrayBuffer();
  if (response.status >= 400 && response.status !== 404) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - begin;
}

const longest = (waits) => (waits.length === 0 ? Number.NaN : Math.max(...waits));
