import type { Language, ShownItem, ShownMenu } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setNewerMenu } from '../../shared/menu/public-menu';
import { aMenu, aPublicMenu } from '../../shared/testing/menu-fixtures';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { renderPage } from '../testing/render-page';

afterEach(() => {
  setNewerMenu(null);
  history.replaceState(null, '', '/');
});

const show = (address: string, language: Language = 'sk', menu: ShownMenu = aMenu(language)) =>
  renderPage(address, language, { menu });
const rows = () => screen.queryAllByRole('listitem').filter(({ id }) => id !== '');
const titles = () => rows().map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
const row = (slug: string) => document.getElementById(slug) as HTMLElement;
const withItem = (menu: ShownMenu, slug: string, change: (item: ShownItem) => ShownItem): ShownMenu =>
  menu.map((section) => ({
    ...section,
    items: section.items.map((item) => (item.slug === slug ? change(item) : item)),
  }));
const soldOut = (item: ShownItem): ShownItem => ({
  ...item,
  isSoldOut: true,
  servings: item.servings.map((serving) => ({ ...serving, isSoldOut: true })),
});
const veltliner = 'veltlinske-zelene-vinarstvo-zelenak-2024';

test.each([
  [
    'sk',
    'Dnes na pohár',
    ['Veltlínske zelené 2024', 'Vinárstvo Zelenák', 'Modra, Malokarpatská'],
    ['0,1 l 4,20 €', '0,75 l 26 €', 'karafa 0,5 l 19 €', 'so sebou 0,75 l 14 €'],
    'alergén 12',
  ],
  [
    'en',
    'Tonight by the glass',
    ['Grüner Veltliner 2024', 'Vinárstvo Zelenák', 'Modra, Small Carpathians'],
    ['0.1 l €4.20', '0.75 l €26', 'carafe 0.5 l €19', 'to take home 0.75 l €14'],
    'allergen 12',
  ],
] as const)('a wine is all there (%s)', (language, tonight, facts, prices, allergens) => {
  show('/wine-menu', language);
  const written = row(veltliner).textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [...facts, ...prices, allergens]) expect(written).toContain(part);
  const poured = within(screen.getByRole('region', { name: tonight })).getAllByRole('link');
  expect(poured).toHaveLength(6);
  expect(poured[1]).toHaveAttribute('href', `#${veltliner}`);
});

test('numbers and signs are explained, and the list is there for a printer', () => {
  show('/wine-menu');
  expect(screen.getByText('siričitany')).toHaveAttribute('value', '12');
  expect(screen.getByText(/vegánske: pri výrobe/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A5' })).toHaveAttribute('href', '/wine-menu/print?format=a5');
});

test('wines without a year, sweet, organic or from abroad are marked', () => {
  show('/wine-menu');
  const names = titles().join();
  expect(names).toContain('Champagne Brut Nature neročníkové');
  expect(row('furmint-pivnica-timcak-2022')).toHaveTextContent('bio');
  expect(row('devin-vinarstvo-hudacko-2024')).toHaveTextContent('polosuché');
  expect(screen.getAllByText(/Mosela, Nemecko/).length).toBeGreaterThan(0);
});

test('sold-out items are struck through and marked in words', () => {
  const menu = withItem(aMenu('sk'), veltliner, soldOut);
  show('/wine-menu', 'sk', menu);
  expect(row(veltliner).querySelectorAll('s').length).toBeGreaterThan(1);
  expect(within(row(veltliner)).getByRole('heading')).toHaveTextContent(/vypredané/);
  expect(screen.getByRole('region', { name: 'Dnes na pohár' })).not.toHaveTextContent('Veltlínske zelené');
});

test('an e-label and what is known of it stand with the wine', () => {
  const labelled = withItem(aMenu('en'), veltliner, (item) => ({
    ...item,
    wine: item.wine && { ...item.wine, labelUrl: 'https://label.example/1', ingredients: 'grapes', energyKj: 310 },
  }));
  show('/wine-menu', 'en', labelled);
  expect(within(row(veltliner)).getByRole('link', { name: 'E-label' })).toHaveAttribute(
    'href',
    'https://label.example/1',
  );
  expect(row(veltliner)).toHaveTextContent('Ingredients: grapes');
  expect(row(veltliner)).toHaveTextContent('310 kJ / 74 kcal');
});

test('a list without wines by the glass shows it', () => {
  const bottles = aMenu('sk').map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, servings: item.servings.filter(({ kind }) => kind !== 'glass') })),
  }));
  show('/wine-menu', 'sk', bottles);
  expect(screen.getByText('Ktoré fľaše sú dnes otvorené, vám povieme pri stole.')).toBeInTheDocument();
});

test('an empty list', () => {
  show('/wine-menu', 'en', []);
  expect(screen.getByRole('heading', { name: 'The list is being written' })).toBeInTheDocument();
});

test('the filter of the address applies and is set in the form', () => {
  show('/wine-menu?farba=cervene&pohar=1&do=8');
  expect(titles()).toEqual(['Frankovka modrá 2022, alergén 12']);
  expect(screen.getByText('1 víno pre vás')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Červené' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Na pohár' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Cena' })).toHaveValue('8');
  expect(screen.queryByRole('region', { name: 'Dnes na pohár' })).not.toBeInTheDocument();
  const english = screen.getByRole('link', { name: 'English', hidden: true });
  expect(english).toHaveAttribute('href', '/wine-menu?lang=en&farba=cervene&pohar=1&do=8');
});

test('where nothing is like that, there is a way back', () => {
  show('/wine-menu?q=tequila', 'en');
  expect(rows()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'We have nothing like that tonight' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the whole list' })).toHaveAttribute('href', '/wine-menu?lang=en');
});

test('filters at once, from a newly fetched list, and updates the address', async () => {
  stubApiAnswer('GET /api/menu?lang=sk', { body: aPublicMenu('sk', withItem(aMenu('sk'), veltliner, soldOut)) });
  show('/wine-menu');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Biele' }));
  await user.click(screen.getByRole('checkbox', { name: 'Na pohár' }));
  await waitFor(() => expect(titles()).toEqual(['Furmint 2022, alergén 12'])); // the other one is sold out by now
  expect(screen.getByRole('status')).toHaveTextContent('1 víno pre vás');
  await waitFor(() => expect(location.search).toBe('?farba=biele&pohar=1'));
  await user.click(screen.getByRole('link', { name: 'Zrušiť výber' }));
  expect(rows()).toHaveLength(aMenu('sk').flatMap(({ items }) => items).length);
  expect(screen.getByRole('checkbox', { name: 'Biele' })).not.toBeChecked();
  await waitFor(() => expect(location.search).toBe(''));
  expect(requestsTo('GET /api/menu?lang=sk')).toHaveLength(1);
});

test('looked at again, the page drops what has been finished meanwhile', async () => {
  const without = aMenu('sk').map((section) => ({
    ...section,
    items: section.items.filter(({ slug }) => slug !== veltliner),
  }));
  stubApiAnswer('GET /api/menu?lang=sk', { body: aPublicMenu('sk', without) });
  show('/wine-menu');
  expect(row(veltliner)).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(row(veltliner)).toBeNull());
});

test('what staff have hung at an item is shown there, and at no other', () => {
  const image = {
    url: '/media/veltliner.webp',
    alt: 'Veltlínske zelené',
    width: 900,
    height: 600,
    avif: null,
    webp: null,
  };
  const pictured = withItem(aMenu('sk'), veltliner, (item) => ({ ...item, image }) as ShownItem);
  show('/wine-menu', 'sk', pictured);
  const picture = within(row(veltliner)).getByRole('img', { name: 'Veltlínske zelené' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(document.querySelectorAll('li img')).toHaveLength(1);
});
