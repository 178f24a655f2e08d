// Starts the program, plays the story, and takes the pictures in both languages, small enough to lie in the repository.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser } from '../lib/browser.mjs';
import { browserFlags } from '../lib/browser-flags.mjs';
import { at, say } from '../lib/workspace.mjs';
import { saturday } from './cast.mjs';
import { host, openSite } from './site.mjs';
import { adminTexts } from './labels.mjs';
import { pictures } from './pictures.mjs';
import { beginning, rightNow, tellStory } from './story.mjs';

const flags = [...browserFlags, '--force-color-profile=srgb', '--font-render-hinting=none'];
const fewColours = { palette: true, colours: 64, dither: 0, effort: 10 };
const manyColours = { palette: true, colours: 200, dither: 0.8, effort: 10 };

/** Takes all pictures, or those with the given names; answers with their files. */
export async function takePictures(names) {
  const isWanted = ({ name }) => names.length === 0 || names.includes(name);
  const site = await openSite(beginning);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: flags });
  try {
    const call = await tellStory(site);
    const studio = { site, browser, call };
    const files = [];
    for (const language of ['sk', 'en']) {
      for (const picture of pictures.filter(isWanted)) files.push(await take(studio, { language, ...picture }));
    }
    for (const picture of readmePictures.filter(isWanted)) files.push(await take(studio, picture));
    return files;
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Two for the README: what guests see, and what staff do. */
const readmePictures = [
  {
    name: 'site',
    ...{ language: 'en', folder: 'docs/pictures', width: 1280, height: 720, isStranger: true, colours: manyColours },
    show: ({ page }) => page.goto('/?lang=en'),
  },
  {
    ...pictures.find(({ name }) => name === 'evening'),
    name: 'admin',
    language: 'en',
    folder: 'docs/pictures',
    height: 800,
  },
];

async function take({ site, browser, call }, picture) {
  const { name, language, width, height, folder = `docs/guide/pictures/${language}` } = picture;
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height },
    locale: language === 'sk' ? 'sk-SK' : 'en-GB',
    timezoneId: 'Europe/Bratislava',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await furnish(page, language);
  if (!picture.isStranger) await context.request.post('/api/auth/login', { data: account });
  const texts = await adminTexts(language);
  const open = (place) => page.goto(`/admin/${place}`);
  await picture.show({ page, language, open, say: (id) => texts[id] });
  const file = at(folder, `${name}.png`);
  await photograph(page, { file, ...picture });
  await context.close();
  if (picture.isTidiedUp) await removeEvents(call);
  say(`${path.relative(at(), file)} ${Math.round(fs.statSync(file).size / 1024)} kB`);
  return file;
}

const account = { username: host.username, password: host.password };

/** The moment of the story, the language, and a guest who has answered about cookies. */
async function furnish(page, language) {
  await page.clock.setFixedTime(new Date(rightNow));
  const entries = {
    'admin-language': language,
    'cookie-consent': JSON.stringify({ accepted: false, timestamp: Date.parse(rightNow) }),
  };
  await page.addInitScript((kept) => Object.entries(kept).forEach((entry) => localStorage.setItem(...entry)), entries);
}

async function photograph(page, { file, colours = fewColours }) {
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction("document.fonts.status === 'loaded'");
  await page.waitForTimeout(400); // what fades has faded
  const picture = await page.screenshot({ animations: 'disabled' });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, await sharp(picture).png(colours).toBuffer());
}

/** What was planned for a picture is gone before the next one, and who lost a table has it again. */
async function removeEvents(call) {
  const events = await call('GET', 'admin/events');
  for (const { id } of events.filter(({ date }) => date === saturday)) await call('DELETE', `admin/events/${id}`);
}
