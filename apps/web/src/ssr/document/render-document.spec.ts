import { createHash } from 'node:crypto';
import { type PageRenderer, createRendererFromAssets } from '../../entry-server';
import type { PageRequest } from '../browser-state';
import { buildClosedVenue, buildSite } from '../../shared/testing/site-fixtures';
import { sampleEvents } from '../../shared/testing/event-fixtures';
import type { ClientAssets } from './client-assets';

const calendarStylesheet = { href: '/assets/calendar.css', css: '.month_1a{color:blue}' };
const assets: ClientAssets = {
  entryUrl: '/assets/entry.js',
  textFaceCss: '@font-face{font-family:Figtree}',
  fontUrls: ['/assets/display.woff2'],
  iconUrl: '/favicon.svg',
  readPageAssets: (page) => ({
    stylesheets: [{ href: `/assets/${page}.css`, css: 'h1{color:red}' }, calendarStylesheet],
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
const buildRequest = (overrides: Partial<PageRequest> = {}): PageRequest => ({
  path: '/',
  language: 'sk',
  origin: 'https://strapec.example',
  site: buildSite('sk'),
  ...overrides,
});
const renderPage = (overrides?: Partial<PageRequest>) =>
  new DOMParser().parseFromString(render(buildRequest(overrides)).html, 'text/html');
const readMeta = (page: Document, name: string) =>
  page.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.getAttribute('content');
const listAlternates = (page: Document) =>
  [...page.querySelectorAll('link[rel="alternate"]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);

test('the page is rendered in the requested language', () => {
  const page = renderPage({ language: 'en', site: buildSite('en') });
  expect(page.documentElement.lang).toBe('en');
  expect(page.querySelector('h1')?.textContent).toBe('Wine that slows the evening down');
  expect(page.title).toBe('Wine bar in Bratislava’s Old Town — Strapec');
});

test('the page names its address in both languages', () => {
  const page = renderPage({ language: 'en', site: buildSite('en') });
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe('https://strapec.example/?lang=en');
  expect(listAlternates(page)).toEqual([
    ['sk', 'https://strapec.example/'],
    ['en', 'https://strapec.example/?lang=en'],
    ['x-default', 'https://strapec.example/'],
  ]);
});

test('a venue with English only has no links to Slovak', () => {
  const { businessDetails, ...site } = buildSite('en');
  const { html } = render(
    buildRequest({ language: 'en', site: { ...site, businessDetails: { ...businessDetails, languages: ['en'] } } }),
  );
  expect(html).toContain('<link rel="canonical" href="https://strapec.example/">');
  expect(html).not.toMatch(/hreflang=|lang=sk|og:locale:alternate|\(sk\|en\)/i);
});

test('missing details of a venue are left out', () => {
  const { businessDetails, ...site } = buildSite('sk');
  const noContact = {
    ...businessDetails,
    phone: '',
    email: '',
    street: '',
    city: '',
    postalCode: '',
    latitude: null,
    longitude: null,
  };
  const noCompany = { companyName: '', companySeat: '', companyId: '', companyTaxId: '', companyRegister: '' };
  const noExtras = { socialLinks: [], priceRange: '', cuisine: '' };
  const page = renderPage({ site: { ...site, businessDetails: { ...noContact, ...noCompany, ...noExtras } } });
  expect(page.querySelector('[href^="tel:"],[href^="mailto:"],address')).toBeNull();
  const structuredData = page.querySelector('script[type="application/ld+json"]')?.textContent;
  expect(structuredData).not.toMatch(/"(telephone|email|geo|streetAddress|legalName|sameAs|priceRange|servesCuisine)"/);
  expect(page.querySelector('footer')?.textContent).not.toMatch(/undefined|IČO|Sídlo|Sledujte nás/);
});

test('staff who see a site before it is opened get a notice', () => {
  expect(render(buildRequest()).html).not.toContain('/admin/setup');
  expect(render(buildRequest({ isOpened: false })).html).toContain('href="/admin/setup?step=over"');
});

test.each([
  ['sk', 'sk_SK'],
  ['en', 'en_GB'],
] as const)('a shared link has a title and a picture in the language of the page (%s)', (language, locale) => {
  const page = renderPage({ language, site: buildSite(language) });
  expect(readMeta(page, 'og:title')).toBe(page.title);
  expect(readMeta(page, 'og:image')).toBe(`https://strapec.example/images/share-${language}.jpg`);
  expect(readMeta(page, 'og:locale')).toBe(locale);
  expect(readMeta(page, 'twitter:card')).toBe('summary_large_image');
});

test.each([
  ['/', 'home'],
  ['/wine-menu', 'wineMenu'],
  ['/events', 'events'],
  ['/cookies-policy', 'cookiesPolicy'],
])('%s has its own stylesheet and address', (path, pageName) => {
  const renderedPage = renderPage({ path });
  expect(renderedPage.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe(`/assets/${pageName}.css`);
  expect(readMeta(renderedPage, 'og:url')).toBe(`https://strapec.example${path}`);
  expect(readMeta(renderedPage, 'robots')).toBeUndefined();
});

test('the page contains the styles of its content, not of parts that are rendered later', () => {
  const { html } = render(buildRequest());
  expect(html).toContain('<style>h1{color:red}</style>');
  expect(html).not.toContain('calendar.css');
});

test('the first picture is preloaded, in the crop that fits the screen', () => {
  const preloads = [...renderPage().querySelectorAll('link[rel="preload"][as="image"]')];
  expect(preloads.map((link) => [link.getAttribute('media'), link.getAttribute('imagesrcset')])).toEqual([
    ['(max-aspect-ratio:17/25)', expect.stringContaining('/images/hero-tall-760.avif 760w')],
    [expect.stringContaining('17/25'), expect.stringContaining('/images/hero-middle-900.avif 900w')],
    ['(min-aspect-ratio:6/5)', expect.stringContaining('/images/hero-wide-2560.avif 2560w')],
  ]);
  expect(renderPage({ path: '/events' }).querySelector('link[as="image"]')).toBeNull();
  const uploadedImage = {
    url: '/a.webp',
    alt: '',
    width: 480,
    height: 320,
    webp: '/a.webp 480w',
    avif: '/a"><script>.avif 480w',
  };
  expect(
    render(buildRequest({ site: buildSite('sk', { images: { 'home.hero': uploadedImage } }) })).html,
  ).not.toContain('"><script>.avif');
});

test('the page describes the bar to search engines', () => {
  const structuredData = renderPage().querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  expect(JSON.parse(structuredData)).toMatchObject({
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

test('the page describes a special day of the venue to search engines', () => {
  const structuredData = renderPage({
    site: buildSite('sk', { venue: buildClosedVenue('2026-12-24', '2026-12-26') }),
  }).querySelector('script[type="application/ld+json"]')?.textContent;
  const closedDays = { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' };
  expect(JSON.parse(structuredData ?? '')).toMatchObject({ specialOpeningHoursSpecification: [closedDays] });
});

test('the page describes the events to search engines, in its language', () => {
  const page = renderPage({ path: '/events', events: sampleEvents });
  const structuredData = page.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
  const { '@graph': events } = JSON.parse(structuredData) as { '@graph': object[] };
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

test('the renderer returns the hash of every script in the document', () => {
  const { html, scriptHashes } = render(buildRequest());
  const scripts = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script:not([type])')];
  const hashes = scripts.map(
    (script) =>
      `sha256-${createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64')}`,
  );
  expect(scriptHashes).toEqual(hashes);
});

test('a text of staff cannot inject markup', () => {
  const markup = '</script><img src=x onerror=alert(1)>';
  const page = renderPage({
    site: buildSite('sk', { texts: { 'home.hero.title': markup, 'meta.home.title': markup } }),
  });
  expect(page.querySelector('h1')?.textContent).toBe(markup);
  expect(page.title).toBe(`${markup} — Strapec`);
  expect(page.querySelector('[onerror]')).toBeNull();
  const state = JSON.parse(page.getElementById('state')?.textContent ?? '') as PageRequest;
  expect(state.site.texts['home.hero.title']).toBe(markup);
});

test('an unknown path is a 404 that is not indexed', () => {
  const { status } = render(buildRequest({ path: '/nowhere' }));
  const page = renderPage({ path: '/nowhere' });
  expect(status).toBe(404);
  expect(readMeta(page, 'robots')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
});

test('without scripts the page links to the simple form, and has the phone number and the style for print', () => {
  expect(renderPage().querySelector('head noscript')?.innerHTML).toContain('href="/print.css" media="print"');
  const noscriptHtml = [...renderPage().querySelectorAll('main noscript')].map(({ innerHTML }) => innerHTML).join('');
  expect(noscriptHtml).toContain('href="/rezervacia"');
  expect(noscriptHtml).toContain('+421 2 5555 0123');
});

test.each(['/admin', '/admin/reservations'])('the admin at %s is an empty document that is not indexed', (path) => {
  const page = renderPage({ path });
  expect(page.title).toBe('Strapec — Admin Panel');
  expect(readMeta(page, 'robots')).toBe('noindex');
  expect(page.querySelector('#root')?.childElementCount).toBe(0);
  expect(page.querySelector('script')?.getAttribute('src')).toBe('/assets/admin.js');
  expect(page.querySelector('link[rel="stylesheet"]')?.getAttribute('href')).toBe('/assets/admin.css');
});
