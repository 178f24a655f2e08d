import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildClosedVenue, buildSite } from '../../shared/testing/site-fixtures';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse } from '../../shared/testing/test-api';
import { renderPage } from '../testing/render-page';

afterEach(() => jest.useRealTimers());

const getNavigation = (name: string) => within(screen.getByRole('navigation', { name }));

test('the page greets in Slovak', () => {
  renderPage('/', 'sk');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Víno, ktoré spomalí večer');
  expect(screen.getByText('50+').closest('li')).toHaveTextContent('50+ vín');
  expect(document.title).toBe('Vínny bar v\u00a0Starom Meste, Bratislava — Strapec');
});

test('the page greets in English', () => {
  renderPage('/', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wine that slows the evening down');
  expect(screen.getByText('50+').closest('li')).toHaveTextContent('50+ wines');
  expect(screen.getByText('20+').closest('li')).toHaveTextContent('20+ regions');
});

test.each([
  ['sk', 'Hlavná navigácia', ['Domov', 'O nás', 'Vína', 'Podujatia', 'Kontakt'], '/events'],
  ['en', 'Main', ['Home', 'About', 'Wines', 'Events', 'Contact'], '/events?lang=en'],
] as const)('the navigation links to all sections and the events (%s)', (language, name, linkNames, eventsPath) => {
  renderPage('/', language);
  const addresses = linkNames.map((link) => getNavigation(name).getByRole('link', { name: link }).getAttribute('href'));
  expect(addresses).toEqual(['#home', '#about', '#wines', eventsPath, '#contact']);
  for (const anchor of addresses.filter((address) => address?.startsWith('#')))
    expect(document.querySelector(anchor ?? '')).toBeInTheDocument();
});

test('the philosophy button leads to the about section', () => {
  renderPage('/', 'en');
  expect(screen.getByRole('link', { name: 'Our philosophy' })).toHaveAttribute('href', '#about');
});

test('the page changes its language without a reload, and stores the choice', async () => {
  stubApiResponse('GET /api/site?lang=en', { body: buildSite('en') });
  renderPage('/', 'sk');
  const user = userEvent.setup();
  await user.click(screen.getByText('Slovenčina', { selector: 'summary span' }));
  await user.click(screen.getByRole('link', { name: 'English', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Wine that slows the evening down' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Wine bar in Bratislava’s Old Town — Strapec');
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toContain('lang=en');
  expect(location.search).toBe('?lang=en');
});

test('the list of languages closes at a touch outside, although React stops the event', async () => {
  renderPage('/', 'sk');
  const languageList = document.querySelector('details');
  await userEvent.click(screen.getByText('Slovenčina', { selector: 'summary span' }));
  expect(languageList).toHaveAttribute('open');
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
  expect(languageList).not.toHaveAttribute('open');
});

test('the menu of small screens closes after a choice', async () => {
  renderPage('/', 'en');
  const user = userEvent.setup();
  const menuButton = screen.getByRole('button', { name: 'Menu' });
  await user.click(menuButton);
  expect(menuButton).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getAllByRole('link', { name: 'Wines' })[1] as HTMLElement);
  expect(menuButton).toHaveAttribute('aria-expanded', 'false');
});

test('the page lists the opening hours of the week', () => {
  renderPage('/', 'sk');
  const weekTexts = screen.getAllByRole('term').map((term) => term.parentElement?.textContent?.replace('dnes', ''));
  expect(weekTexts).toEqual([
    'pondeloklen súkromné podujatia',
    'utoroklen súkromné podujatia',
    'streda16:00 – 24:00',
    'štvrtok16:00 – 24:00',
    'piatok16:00 – 02:00',
    'sobota16:00 – 02:00',
    'nedeľalen súkromné podujatia',
  ]);
  expect(screen.getAllByText('dnes')).toHaveLength(1);
});

test('the page shows the phone number and the e-mail address', () => {
  renderPage('/', 'en');
  expect(screen.getByRole('link', { name: '+421 2 5555 0123' })).toHaveAttribute('href', 'tel:+421255550123');
  expect(screen.getByRole('link', { name: 'vitajte@strapec.example' })).toBeInTheDocument();
});

test('the menu marks the current section from the start', () => {
  renderPage('/', 'en');
  expect(getNavigation('Main').getByRole('link', { current: 'location' })).toHaveTextContent('Home');
});

test('the section of wines begins with its picture', () => {
  renderPage('/', 'en');
  const winesSection = screen.getByRole('region', { name: 'From the Small Carpathians to Piedmont' });
  expect(winesSection).toHaveAttribute('id', 'wines');
  expect(winesSection.querySelector('picture source')).toHaveAttribute('srcset', expect.stringContaining('vineyards'));
  expect(winesSection.firstElementChild).toContainElement(winesSection.querySelector('picture'));
});

test.each([
  ['sk', 'Električkou', 'výťah nemáme'],
  ['en', 'By tram', 'no lift'],
] as const)(
  'the page links to route planners, and names the tram stop and the steps (%s)',
  (language, ...expectedTexts) => {
    renderPage('/', language);
    for (const name of ['Google Maps', 'Apple Maps', 'Waze']) {
      const link = screen.getByRole('link', { name });
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('48.1445,17.1106');
      expect(link).toHaveAttribute('target', '_blank');
    }
    for (const expectedText of expectedTexts) expect(screen.getByText(new RegExp(expectedText))).toBeInTheDocument();
  },
);

test.each([
  ['sk', 'Napíšte nám', 'Ako chránime vaše údaje', '/cookies-policy#privacy'],
  ['en', 'Write to us', 'How we look after your data', '/cookies-policy?lang=en#privacy'],
] as const)('the contact form links to the privacy policy (%s)', (language, formName, linkName, address) => {
  renderPage('/', language);
  const privacyLink = within(screen.getByRole('form', { name: formName })).getByRole('link', { name: linkName });
  expect(privacyLink).toHaveAttribute('href', address);
});

test('the map names landmarks', () => {
  renderPage('/', 'sk');
  for (const name of ['Hrad', 'Michalská brána', 'Hlavné námestie', 'SND', 'Most SNP', 'Dunaj'])
    expect(screen.getByText(name, { selector: 'svg text' })).toBeInTheDocument();
});

test('only Slovak pages link to the English version', () => {
  const slovakPage = renderPage('/', 'sk');
  expect(screen.getByText('English version →')).toHaveAttribute('href', '/?lang=en');
  slovakPage.unmount();
  renderPage('/', 'en');
  expect(screen.queryByText('English version →')).toBeNull();
});

test('social links open in new tabs', () => {
  renderPage('/', 'en');
  const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

test('a text of staff replaces the title', () => {
  renderPage('/', 'en', { site: { texts: { 'home.hero.title': 'Harvest week' } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest week');
});

test('the copyright line shows the year', () => {
  renderPage('/', 'sk', { year: 2027 });
  expect(screen.getByText('© 2025–2027 Strapec — víno & káva')).toBeInTheDocument();
});

test('on a special day the week and its sentence show the hours of that day', () => {
  stopClock();
  renderPage('/', 'en', { site: { venue: buildClosedVenue('2026-11-21') } });
  expect(screen.getByText('Closed today. See you on Wednesday from 16:00.')).toBeInTheDocument();
  expect(screen.getByText('today').closest('dt')?.nextElementSibling).toHaveTextContent('private events only');
});
