import fs from 'node:fs';
import { installation, npm } from '../../scripts/lib/prepare.mjs';
import { ensureBrowser } from '../../scripts/lib/browser.mjs';
import { at, say } from '../../scripts/lib/workspace.mjs';
import { median } from '../table.mjs';

const pages = ['/', '/events', '/cookies-policy'];
const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const categories = { performance: 'performance', accessibility: 'a11y', 'best-practices': 'practices', seo: 'SEO' };

/** Lighthouse' mobile preset on every public page in both languages. */
export async function measureBrowser({ house, rounds }) {
  const { lighthouse, launch } = await loadLighthouse();
  const chrome = await launch({ chromePath: await ensureBrowser(), chromeFlags });
  try {
    const rows = [];
    for (const path of pages.flatMap((page) => [page, `${page}?lang=en`])) {
      const reports = [];
      for (let round = 0; round < rounds; round += 1) {
        const { lhr } = await lighthouse(house.url + path, { port: chrome.port, logLevel: 'error' });
        if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`);
        reports.push(figuresOf(lhr));
      }
      const middle = Object.fromEntries(
        Object.keys(reports[0]).map((key) => [key, median(reports.map((one) => one[key]))]),
      );
      rows.push({ '': path, ...middle });
    }
    return rows;
  } finally {
    chrome.kill();
  }
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
