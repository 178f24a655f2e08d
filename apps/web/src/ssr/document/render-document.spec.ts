import { createHash } from 'node:crypto';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import type { PageRequest } from '../browser-state';
import { aVenueClosed, aSite } from '../../shared/testing/site-fixtures';
import { someEvents } from '../../shared/testing/event-fixtures';
import type { ClientAssets } from './client-assets';

const calendar = { href: '/assets/calendar.css', css: '.month_1a{color:blue}' };
const assets: ClientAssets = {
  entryUrl: '/assets/entry.js',
  textFaceCss: '@font-face{font-family:Figtree}',
  fontUrls: ['/assets/display.woff2'],
  iconUrl: '/favicon.svg',
  readPageAssets: (page) => ({
    stylesheets: [{ href: `/assets/${page}.css`, css: 'h1{color:red}' }, calendar],
    moduleUrls: ['/assets/shared.js'],
  }),
  readAdminAssets: () => ({
    entryUrl: '/assets/admin.js',
    stylesheetUrls: ['/assets/admin.css'],
    moduleUrls: ['/assets/antd.js'],
  }),
};
let render: PageRenderer;
beforeAll(async () => {
  render = await createRendererFromAssets(assets);
});
const request = (change: Partial<PageRequest> = {}): PageRequest => ({
  path: '/',
  language: 'sk',
  origin: 'https://strapec.example',
  site: aSite('sk'),
  ...change,
});
const documentOf = (change?: Partial<PageRequest>) =>
  new DOMParser().parseFromString(render(request(change)).html, 'text/html');
const contentOf = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const alternates = (page: Document) =>
  [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

test('renders the page in the requested language', () => {
  const page = documentOf({ language: 'en', site: aSite('en') });
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelector('h1')?.textContent).toBe('Wine that slows the evening down');
  expect(page.title).toBe('Wine bar in Bratislava’s Old Town — Strapec');
});

test('names its address in both languages', () => {
  const page = documentOf({ language: 'en', site: aSite('en') });
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://strapec.example/?lang=en');
  expect(alternates(page)).toEqual([
    ['sk', 'https://strapec.example/'],
    ['en', 'https://strapec.example/?lang=en'],
    ['x-default', 'https://strapec.example/'],
  ]);
});

test('a venue with English only has no links to Slovak', () => {
  const { businessDetails, ...site } = aSite('en');
  const { html } = render(
    request({ language: 'en', site: { ...site, businessDetails: { ...businessDetails, languages: ['en'] } } }),
  );
  expect(html).toContain('<link rel="canonical" href="https://strapec.example/">');
  expect(html).not.toMatch(/hreflang=|lang=sk|og:locale:alternate|\(sk\|en\)/i);
});

test('missing details of a venue are left out', () => {
  const { businessDetails, ...site } = aSite('sk');
  const mailFailed = {
    ...businessDetails,
    phone: '',
    email: '',
    street: '',
    city: '',
    postalCode: '',
    latitude: null,
    longitude: null,
  };
  const company = { companyName: '', companySeat: '', companyId: '', companyTaxId: '', companyRegister: '' };
  const more = { socialLinks: [], priceRange: '', cuisine: '' };
  const page = documentOf({ site: { ...site, businessDetails: { ...mailFailed, ...company, ...more } } });
  expect(page.querySelector('[href^="tel:"],[href^="mailto:"],address')).toBeNull();
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(data).not.toMatch(/"(telephone|email|geo|streetAddress|legalName|sameAs|priceRange|servesCuisine)"/);
  expect(page.querySelector('footer')?.textContent).not.toMatch(/undefined|IČO|Sídlo|Sledujte nás/);
});

test('staff who see a site before it is opened get a notice', () => {
  expect(render(request()).html).not.toContain('/admin/setup');
  expect(render(request({ isOpened: false })).html).toContain('href="/admin/setup?step=over"');
});

test.each([
  ['sk', 'sk_SK'],
  ['en', 'en_GB'],
] as const)('can be shared (%s), with a picture in its language', (language, locale) => {
  const page = documentOf({ language, site: aSite(language) });
  expect(contentOf(page, 'og:title')).toBe(page.title);
  expect(contentOf(page, 'og:image')).toBe(`https://strapec.example/images/share-${language}.jpg`);
  expect(contentOf(page, 'og:locale')).toBe(locale);
  expect(contentOf(page, 'twitter:card')).toBe('summary_large_image');
});

test.each([
  ['/', 'home'],
  ['/wine-menu', 'wineMenu'],
  ['/events', 'events'],
  ['/cookies-policy', 'cookiesPolicy'],
])('%s brings the style of its own page, and is found under its own address', (path, page) => {
  const found = documentOf({ path });
  expect(found.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe(`/assets/${page}.css`);
  expect(contentOf(found, 'og:url')).toBe(`https://strapec.example${path}`);
  expect(contentOf(found, 'robots')).toBeUndefined();
});

test('brings the style of what it draws; the rest comes with what is drawn later', () => {
  const { html } = render(request());
  expect(html).toContain('<style>h1{color:red}</style>');
  expect(html).not.toContain('calendar.css');
});

test('the first picture is fetched early, in the one cut that fits the screen', () => {
  const preloads = [...documentOf().querySelectorAll('link[rel="preload"][as="image"]')];
  expect(preloads.map((link) => [link.getAttribute('media'), link.getAttribute('imagesrcset')])).toEqual([
    ['(max-aspect-ratio:17/25)', expect.stringContaining('/images/hero-tall-760.avif 760w')],
    [expect.stringContaining('17/25'), expect.stringContaining('/images/hero-middle-900.avif 900w')],
    ['(min-aspect-ratio:6/5)', expect.stringContaining('/images/hero-wide-2560.avif 2560w')],
  ]);
  expect(documentOf({ path: '/events' }).querySelector('link[as="image"]')).toBeNull();
  const chosen = {
    url: '/a.webp',
    alt: '',
    width: 480,
    height: 320,
    webp: '/a.webp 480w',
    avif: '/a"><script>.avif 480w',
  };
  expect(render(request({ site: aSite('sk', { images: { 'home.hero': chosen } }) })).html).not.toContain(
    '"><script>.avif',
  );
});

test('describes the bar to search engines', () => {
  const data = documentOf().querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': ['BarOrPub', 'Restaurant'],
    name: 'Strapec — víno & káva',
    description: expect.stringContaining('vínny') as unknown,
    telephone: '+421 2 5555 0123',
    email: 'vitajte@strapec.example',
    geo: { latitude: 48.1445, longitude: 17.1106 },
    sameAs: [expect.stringContaining('facebook'), expect.stringContaining('instagram')] as unknown,
    address: { postalCode: '811 05', addressCountry: 'SK' },
    servesCuisine: 'finger food',
    priceRange: '€€€',
    acceptsReservations: 'https://strapec.example/rezervacia',
    potentialAction: {
      '@type': 'ReserveAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: 'https://strapec.example/rezervacia?date={date}&partySize={partySize}',
      },
      result: { '@type': 'FoodEstablishmentReservation' },
    },
    hasMenu: 'https://strapec.example/wine-menu',
    openingHoursSpecification: expect.arrayContaining([
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Wednesday', opens: '16:00', closes: '00:00' }),
      expect.objectContaining({ dayOfWeek: 'https://schema.org/Friday', closes: '02:00' }),
    ]) as unknown,
  });
});

test('describes a special day of the venue to search engines', () => {
  const data = documentOf({ site: aSite('sk', { venue: aVenueClosed('2026-12-24', '2026-12-26') }) }).querySelector(
    'script[type="application/ld+json"]',
  )?.textContent;
  const closed = { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' };
  expect(JSON.parse(data ?? '')).toMatchObject({ specialOpeningHoursSpecification: [closed] });
});

test('describes the events to search engines, in the page’s language', () => {
  const page = documentOf({ path: '/events', events: someEvents });
  const data = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': events } = JSON.parse(data) as { '@graph': object[] };
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    '@type': 'Event',
    name: 'Večer s\u00a0frankovkou',
    startDate: '2026-12-10T18:00+01:00',
    endDate: '2026-12-10T21:00+01:00',
    location: { '@type': 'Place', address: { addressLocality: 'Bratislava' } },
    offers: { price: '39.00', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    remainingAttendeeCapacity: 3,
  });
  expect(events[1]).toMatchObject({ inLanguage: 'en', offers: { availability: 'https://schema.org/SoldOut' } });
});

test('gives the hash of every script that runs in the document', () => {
  const { html, scriptHashes } = render(request());
  const scripts = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script:not([type])')];
  const hashes = scripts.map(
    (script) =>
      `sha256-${createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64')}`,
  );
  expect(scriptHashes).toEqual(hashes);
});

test('text by staff cannot leave its place', () => {
  const attack = '</script><img src=x onerror=alert(1)>';
  const page = documentOf({ site: aSite('sk', { texts: { 'home.hero.title': attack, 'meta.home.title': attack } }) });
  expect(page.querySelector('h1')?.textContent).toBe(attack);
  expect(page.title).toBe(`${attack} — Strapec`);
  expect(page.querySelector('[onerror]')).toBeNull();
  const state = JSON.parse(page.getElementById('state')?.textContent ?? '') as PageRequest;
  expect(state.site.texts['home.hero.title']).toBe(attack);
});

test('an unknown path is a 404 that is not indexed', () => {
  const { status } = render(request({ path: '/nowhere' }));
  const page = documentOf({ path: '/nowhere' });
  expect(status).toBe(404);
  expect(contentOf(page, 'robots')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
});

test('without scripts the guest is given the page without script and the telephone, and paper its style', () => {
  expect(documentOf().querySelector('head noscript')?.innerHTML).toContain('href="/print.css" media="print"');
  const plain = [...documentOf().querySelectorAll('main noscript')].map(({ innerHTML }) => innerHTML).join('');
  expect(plain).toContain('href="/rezervacia"');
  expect(plain).toContain('+421 2 5555 0123');
});

test.each(['/admin', '/admin/reservations'])('the admin at %s is an empty document that is not indexed', (path) => {
  const page = documentOf({ path });
  expect(page.title).toBe('Strapec — Admin Panel');
  expect(contentOf(page, 'robots')).toBe('noindex');
  expect(page.querySelector('#root')?.childElementCount).toBe(0);
  expect(page.querySelector('script')?.getAttribute('src')).toBe('/assets/admin.js');
  expect(page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/assets/admin.css');
});
