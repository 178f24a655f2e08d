import fs from 'node:fs';
import { installation, npm } from '../../scripts/lib/prepare.mjs';
import { ensureBrowserShell } from '../../scripts/lib/browser.mjs';
import { browserFlags } from '../../scripts/lib/browser-flags.mjs';
import { at, say } from '../../scripts/lib/workspace.mjs';
import { freshDatabase, startStrapec, startServer } from '../servers.mjs';
import { median } from '../table.mjs';

const pages = ['/', '/events', '/wine-menu', '/cookies-policy'];
const plainPages = ['/rezervacia', '/reservation'];
const chromeFlags = [
  ...browserFlags,
  '--headless=new', // heeded by a whole browser; the shell has no other way
  '--enable-features=WebMCPTesting', // what pages tell assistants is part of the fifth category
];
const categories = {
  performance: 'performance',
  accessibility: 'a11y',
  'best-practices': 'practices',
  seo: 'SEO',
  'agentic-browsing': 'agents',
};

const heading = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="Nothing else"><title>A heading</title><main><h1>A heading and nothing else</h1></main>`;

/**
 * Lighthouse' mobile preset on every public page in both languages, and on a page with nothing to wait for: the limit. The
 * database has the events of the demo: an empty page would be lighter.
 */
export async function measureBrowser({ rounds, ...setting }) {
  const audit = await auditor();
  const databaseUrl = await freshDatabase(setting.databaseUrl, 'pages');
  const strapec = await startStrapec({ ...setting, databaseUrl }, { SEED_DEMO: 'on', CAPTCHA_PROVIDER: 'altcha' });
  const body = Buffer.from(heading).toString('base64');
  const bare = await startServer('bench/limits/static-server.mjs', { BODY: body, TYPE: 'text/html' });
  const paths = [...pages.flatMap((page) => [page, `${page}?lang=en`]), ...plainPages];
  const addresses = [
    ['a heading and nothing else', bare.url],
    ...paths.map((path) => [path, strapec.url + path]),
    ['the page of a reservation', strapec.url + (await pathOfReservation(strapec.url))],
  ];
  const rows = [];
  for (const [name, address] of addresses) {
    const reports = [];
    await fetch(address, { headers: { 'accept-encoding': 'br' } }); // no guest but the first waits for compression
    for (let round = 0; round < rounds; round += 1) reports.push(await audit(address));
    const middle = (key) => median(reports.map((one) => one[key]));
    rows.push({ '': name, ...Object.fromEntries(Object.keys(reports[0]).map((key) => [key, middle(key)])) });
  }
  await Promise.all([bare.stop(), strapec.stop()]);
  return rows;
}

/** Where a guest finds a reservation again; search engines are not to, and their score says so. */
async function pathOfReservation(url) {
  const inAWeek = new Date(Date.now() + 7 * 86_400_000);
  const friday = new Date(inAWeek.getTime() + ((12 - inAWeek.getUTCDay()) % 7) * 86_400_000).toISOString().slice(0, 10);
  const guest = {
    firstName: 'Eva',
    lastName: 'Nová',
    email: 'eva@example.com',
    phone: '+421905123456',
    language: 'sk',
  };
  const args = { ...guest, date: friday, time: '19:00', partySize: 2, duration: 2, idempotencyKey: 'the-bench' };
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name: 'reserve_table', arguments: args },
    }),
  });
  const message = /^data: (.+)$/m.exec(await response.text())?.[1] ?? '';
  return new URL(JSON.parse(message).result.structuredContent.confirmUrl).pathname;
}

/** Scores of 100, seconds, milliseconds and kilobytes as they travel. */
function figuresOf({ categories: scored, audits }) {
  const scores = Object.entries(categories).map(([id, name]) => [name, Math.round((scored[id]?.score ?? 0) * 100)]);
  const value = (audit) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests'].details.items;
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const kilobytes = (items) => items.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  return {
    ...Object.fromEntries(scores),
    'FCP s (≤ 0.8)': value('first-contentful-paint') / 1000,
    'LCP s (≤ 1.0)': value('largest-contentful-paint') / 1000,
    'TBT ms (≤ 50)': value('total-blocking-time'),
    'CLS (0)': value('cumulative-layout-shift'),
    'kB (≤ 160)': kilobytes(requests),
    'script kB (≤ 70)': kilobytes(scripts),
  };
}

/**
 * How often the browser laid out the whole page until it rested, and how long that took. Parts that are laid out anew within
 * their own bounds, and an empty page, are none.
 */
function layoutsIn({ traceEvents }) {
  const { frames } = traceEvents.find(({ name }) => name === 'TracingStartedInBrowser').args.data;
  const { frame: ours } = frames.find(({ parent }) => parent === undefined); // the browser's own windows are pages, too
  const isWhole = ({ beginData: { frame, dirtyObjects, totalObjects, partialLayout } }) =>
    frame === ours && !partialLayout && totalObjects > 5 && dirtyObjects > totalObjects / 2;
  const layouts = traceEvents.filter(({ name, ph, args }) => name === 'Layout' && ph === 'X' && isWhole(args));
  return {
    'layouts of the page (≤ 2)': layouts.length,
    'their ms': layouts.reduce((sum, { dur }) => sum + dur, 0) / 1000,
  };
}

/** Audits an address in a browser of its own; once in a while Lighthouse loses its own trace and asks to be run again. */
async function auditor() {
  const { lighthouse, launch } = await loadLighthouse();
  const chromePath = await ensureBrowserShell();
  return async function audit(url, triesLeft = 3) {
    const chrome = await launch({ chromePath, chromeFlags });
    const { lhr, artifacts } = await lighthouse(url, { port: chrome.port, logLevel: 'error' }).finally(() =>
      chrome.kill(),
    );
    if (lhr.runtimeError === undefined) return { ...figuresOf(lhr), ...layoutsIn(artifacts.Trace) };
    if (triesLeft === 1) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    return audit(url, triesLeft - 1);
  };
}

async function loadLighthouse() {
  const folder = at('bench/browser');
  if (!fs.existsSync(`${folder}/node_modules/lighthouse`)) {
    say('installing Lighthouse for this measurement …');
    npm(installation, folder);
  }
  const { default: lighthouse } = await import(`${folder}/node_modules/lighthouse/core/index.js`);
  const { launch } = await import(`${folder}/node_modules/chrome-launcher/dist/index.js`);
  return { lighthouse, launch };
}
