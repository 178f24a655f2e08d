// Sets the pictures that social networks show beside a link, one for each language, in the site's own typeface. Run
// `node scripts/make-share-pictures.mjs` after the hero picture or its words changed; CHROMIUM_PATH names a browser.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';

const inWeb = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const size = { width: 1200, height: 630 };
const words = {
  sk: { title: 'Víno, ktoré spomalí večer', place: 'Vínny bar · Bratislava, Staré Mesto' },
  en: { title: 'Wine that slows the evening down', place: 'Wine bar · Bratislava, Old Town' },
};

const dataAddress = async (path, type) => `data:${type};base64,${(await readFile(inWeb(path))).toString('base64')}`;
const face = async (family, file) => {
  const source = await dataAddress(`src/shared/ui/fonts/${file}.woff2`, 'font/woff2');
  return `@font-face{font-family:${family};font-weight:400 600;src:url(${source})}`;
};
const faces = await Promise.all([face('Fraunces', 'fraunces'), face('Figtree', 'figtree')]);
const picture = await dataAddress('art/hero-wide.webp', 'image/webp');
const grapes = (await readFile(inWeb('public/favicon.svg'), 'utf8')).replace(/<rect[^>]*>/, '');

const documentFor = ({ title, place }) => `<!doctype html><style>
  ${faces.join('')}
  body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 56px 72px; color: #f6ece0;
    display: flex; flex-direction: column; justify-content: space-between;
    background: linear-gradient(90deg, #14050ae6, #14050ab8 42%, transparent 72%), url(${picture}) 100% 60% / cover; }
  .name { display: flex; align-items: center; gap: 14px; font: 400 40px/1 Fraunces; }
  .name svg { width: 60px; height: 60px; }
  h1 { margin: 0; max-width: 600px; font: 400 84px/1.04 Fraunces; letter-spacing: -.02em; text-wrap: balance; }
  p { margin: 0; color: #d9b27c; font: 600 24px/1 Figtree; letter-spacing: .04em; }
</style><div class="name">${grapes}Strapec</div><h1>${title}</h1><p>${place}</p>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: size });
for (const [language, said] of Object.entries(words)) {
  await page.setContent(documentFor(said));
  await page.evaluate('document.fonts.ready');
  await sharp(await page.screenshot())
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(inWeb(`public/images/share-${language}.jpg`));
}
await browser.close();
