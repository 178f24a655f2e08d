import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aHouseClosed, aSite } from '../shared/testing/a-site';
import { stopTheClock } from '../shared/testing/stop-the-clock';
import { apiAnswers } from '../shared/testing/test-api';
import { showPage } from './testing/show-page';

afterEach(() => jest.useRealTimers());

const navigation = (name: string) => within(screen.getByRole('navigation', { name }));

test('greets in Slovak', () => {
  showPage('/', 'sk');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Víno, ktoré spomalí večer');
  expect(screen.getByText('50+').closest('li')).toHaveTextContent('50+ vín');
  expect(document.title).toBe('Strapec — vínny bar v Starom Meste, Bratislava');
});

test('greets in English', () => {
  showPage('/', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Wine that slows the evening down');
  expect(screen.getByText('50+').closest('li')).toHaveTextContent('50+ wines');
  expect(screen.getByText('20+').closest('li')).toHaveTextContent('20+ regions');
});

test.each([
  ['sk', 'Hlavná navigácia', ['Domov', 'O nás', 'Vína', 'Podujatia', 'Kontakt'], '/events'],
  ['en', 'Main', ['Home', 'About', 'Wines', 'Events', 'Contact'], '/events?lang=en'],
] as const)('leads to every section and to the events (%s)', (language, name, links, events) => {
  showPage('/', language);
  const found = links.map((link) => navigation(name).getByRole('link', { name: link }).getAttribute('href'));
  expect(found).toEqual(['#home', '#about', '#wines', events, '#contact']);
  for (const anchor of found.filter((address) => address?.startsWith('#')))
    expect(document.querySelector(anchor ?? '')).toBeInTheDocument();
});

test('the philosophy button leads to the about section', () => {
  showPage('/', 'en');
  expect(screen.getByRole('link', { name: 'Our philosophy' })).toHaveAttribute('href', '#about');
});

test('changes the language in place and keeps the choice', async () => {
  apiAnswers('GET /api/site?lang=en', { body: aSite('en') });
  showPage('/', 'sk');
  const user = userEvent.setup();
  await user.click(screen.getByText('Slovenčina', { selector: 'summary span' }));
  await user.click(screen.getByRole('link', { name: 'English', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Wine that slows the evening down' })).toBeInTheDocument();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('Strapec — wine bar in Bratislava’s Old Town');
  expect(localStorage.getItem('language')).toBe('en');
  expect(document.cookie).toContain('lang=en');
  expect(location.search).toBe('?lang=en');
});

test('the list of languages closes at a touch elsewhere, although React stops it on its way up', async () => {
  showPage('/', 'sk');
  const list = document.querySelector('details');
  await userEvent.click(screen.getByText('Slovenčina', { selector: 'summary span' }));
  expect(list).toHaveAttribute('open');
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
  fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
  expect(list).not.toHaveAttribute('open');
});

test('the menu of small screens closes after a choice', async () => {
  showPage('/', 'en');
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'Menu' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getAllByRole('link', { name: 'Wines' })[1] as HTMLElement);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('reads the week as a menu', () => {
  showPage('/', 'sk');
  const week = screen.getAllByRole('term').map((term) => term.parentElement?.textContent?.replace('dnes', ''));
  expect(week).toEqual([
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

test('tells how to reach the bar', () => {
  showPage('/', 'en');
  expect(screen.getByRole('link', { name: '+421 2 5555 0123' })).toHaveAttribute('href', 'tel:+421255550123');
  expect(screen.getByRole('link', { name: 'vitajte@strapec.example' })).toBeInTheDocument();
});

test('social links open in new tabs', () => {
  showPage('/', 'en');
  const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
});

test('shows what staff have written', () => {
  showPage('/', 'en', { site: { texts: { 'home.hero.title': 'Harvest week' } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Harvest week');
});

test.each([
  [2025, '© 2025 Strapec — víno & káva'],
  [2027, '© 2025–2027 Strapec — víno & káva'],
])('the copyright line in %i', (year, line) => {
  showPage('/', 'sk', { year });
  expect(screen.getByText(line)).toBeInTheDocument();
});

test('on a special day the week and its sentence tell the hours of that day', () => {
  stopTheClock(); // on a Saturday
  showPage('/', 'en', { site: { house: aHouseClosed('2026-11-21') } });
  expect(screen.getByText('Closed today. See you on Wednesday from 16:00.')).toBeInTheDocument();
  expect(screen.getByText('today').closest('dt')?.nextElementSibling).toHaveTextContent('private events only');
});
