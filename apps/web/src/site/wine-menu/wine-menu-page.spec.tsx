import type { Language, ShownItem, ShownMenu } from '@strapec/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setNewerMenu } from '../../shared/menu/public-menu';
import { buildMenu, buildPublicMenu } from '../../shared/testing/menu-fixtures';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { renderPage } from '../testing/render-page';

afterEach(() => {
  setNewerMenu(null);
  history.replaceState(null, '', '/');
});

const renderMenu = (address: string, language: Language = 'sk', menu: ShownMenu = buildMenu(language)) =>
  renderPage(address, language, { menu });
const getRows = () => screen.queryAllByRole('listitem').filter(({ id }) => id !== '');
const listTitles = () => getRows().map((row) => within(row).getByRole('heading', { level: 3 }).textContent);
const getRow = (slug: string) => document.getElementById(slug) as HTMLElement;
const changeItem = (menu: ShownMenu, slug: string, toChangedItem: (item: ShownItem) => ShownItem): ShownMenu =>
  menu.map((section) => ({
    ...section,
    items: section.items.map((item) => (item.slug === slug ? toChangedItem(item) : item)),
  }));
const markSoldOut = (item: ShownItem): ShownItem => ({
  ...item,
  isSoldOut: true,
  servings: item.servings.map((serving) => ({ ...serving, isSoldOut: true })),
});
const veltlinerSlug = 'veltlinske-zelene-vinarstvo-zelenak-2024';

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
] as const)('a wine shows all its details (%s)', (language, glassesRegionName, wineFacts, prices, allergens) => {
  renderMenu('/wine-menu', language);
  const rowText = getRow(veltlinerSlug).textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const expectedText of [...wineFacts, ...prices, allergens]) expect(rowText).toContain(expectedText);
  const glassLinks = within(screen.getByRole('region', { name: glassesRegionName })).getAllByRole('link');
  expect(glassLinks).toHaveLength(6);
  expect(glassLinks[1]).toHaveAttribute('href', `#${veltlinerSlug}`);
});

test('the page explains allergens and signs, and links to the printed menu', () => {
  renderMenu('/wine-menu');
  expect(screen.getByText('siričitany')).toHaveAttribute('value', '12');
  expect(screen.getByText(/vegánske: pri výrobe/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'A5' })).toHaveAttribute('href', '/wine-menu/print?format=a5');
});

test('wines without a year, sweet, organic or from abroad are marked', () => {
  renderMenu('/wine-menu');
  const titleText = listTitles().join();
  expect(titleText).toContain('Champagne Brut Nature neročníkové');
  expect(getRow('furmint-pivnica-timcak-2022')).toHaveTextContent('bio');
  expect(getRow('devin-vinarstvo-hudacko-2024')).toHaveTextContent('polosuché');
  expect(screen.getAllByText(/Mosela, Nemecko/).length).toBeGreaterThan(0);
});

test('sold-out items are struck through and marked in words', () => {
  const menu = changeItem(buildMenu('sk'), veltlinerSlug, markSoldOut);
  renderMenu('/wine-menu', 'sk', menu);
  expect(getRow(veltlinerSlug).querySelectorAll('s').length).toBeGreaterThan(1);
  expect(within(getRow(veltlinerSlug)).getByRole('heading')).toHaveTextContent(/vypredané/);
  expect(screen.getByRole('region', { name: 'Dnes na pohár' })).not.toHaveTextContent('Veltlínske zelené');
});

test('a wine shows its e-label, ingredients and energy', () => {
  const menuWithLabel = changeItem(buildMenu('en'), veltlinerSlug, (item) => ({
    ...item,
    wine: item.wine && { ...item.wine, labelUrl: 'https://label.example/1', ingredients: 'grapes', energyKj: 310 },
  }));
  renderMenu('/wine-menu', 'en', menuWithLabel);
  expect(within(getRow(veltlinerSlug)).getByRole('link', { name: 'E-label' })).toHaveAttribute(
    'href',
    'https://label.example/1',
  );
  expect(getRow(veltlinerSlug)).toHaveTextContent('Ingredients: grapes');
  expect(getRow(veltlinerSlug)).toHaveTextContent('310 kJ / 74 kcal');
});

test('a menu without wines by the glass shows a notice', () => {
  const menuWithoutGlasses = buildMenu('sk').map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, servings: item.servings.filter(({ kind }) => kind !== 'glass') })),
  }));
  renderMenu('/wine-menu', 'sk', menuWithoutGlasses);
  expect(screen.getByText('Ktoré fľaše sú dnes otvorené, vám povieme pri stole.')).toBeInTheDocument();
});

test('an empty menu shows a notice', () => {
  renderMenu('/wine-menu', 'en', []);
  expect(screen.getByRole('heading', { name: 'The list is being written' })).toBeInTheDocument();
});

test('the filter of the address is applied, and set in the form', () => {
  renderMenu('/wine-menu?farba=cervene&pohar=1&do=8');
  expect(listTitles()).toEqual(['Frankovka modrá 2022, alergén 12']);
  expect(screen.getByText('1 víno pre vás')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Červené' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Na pohár' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Cena' })).toHaveValue('8');
  expect(screen.queryByRole('region', { name: 'Dnes na pohár' })).not.toBeInTheDocument();
  const englishLink = screen.getByRole('link', { name: 'English', hidden: true });
  expect(englishLink).toHaveAttribute('href', '/wine-menu?lang=en&farba=cervene&pohar=1&do=8');
});

test('a search without a result links to the whole menu', () => {
  renderMenu('/wine-menu?q=tequila', 'en');
  expect(getRows()).toEqual([]);
  expect(screen.getByRole('heading', { name: 'We have nothing like that tonight' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show the whole list' })).toHaveAttribute('href', '/wine-menu?lang=en');
});

test('a chosen filter applies at once, to the newest menu, and updates the address', async () => {
  const newestMenu = changeItem(buildMenu('sk'), veltlinerSlug, markSoldOut);
  stubApiResponse('GET /api/menu?lang=sk', { body: buildPublicMenu('sk', newestMenu) });
  renderMenu('/wine-menu');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Biele' }));
  await user.click(screen.getByRole('checkbox', { name: 'Na pohár' }));
  await waitFor(() => expect(listTitles()).toEqual(['Furmint 2022, alergén 12'])); // the other wine is sold out meanwhile
  expect(screen.getByRole('status')).toHaveTextContent('1 víno pre vás');
  await waitFor(() => expect(location.search).toBe('?farba=biele&pohar=1'));
  await user.click(screen.getByRole('link', { name: 'Zrušiť výber' }));
  expect(getRows()).toHaveLength(buildMenu('sk').flatMap(({ items }) => items).length);
  expect(screen.getByRole('checkbox', { name: 'Biele' })).not.toBeChecked();
  await waitFor(() => expect(location.search).toBe(''));
  expect(findRequests('GET /api/menu?lang=sk')).toHaveLength(1);
});

test('an item that is no longer served disappears when the page is visible again', async () => {
  const menuWithoutVeltliner = buildMenu('sk').map((section) => ({
    ...section,
    items: section.items.filter(({ slug }) => slug !== veltlinerSlug),
  }));
  stubApiResponse('GET /api/menu?lang=sk', { body: buildPublicMenu('sk', menuWithoutVeltliner) });
  renderMenu('/wine-menu');
  expect(getRow(veltlinerSlug)).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(getRow(veltlinerSlug)).toBeNull());
});

test('the picture of an item is shown at this item only', () => {
  const image = {
    url: '/media/veltliner.webp',
    alt: 'Veltlínske zelené',
    width: 900,
    height: 600,
    avif: null,
    webp: null,
  };
  const menuWithPicture = changeItem(buildMenu('sk'), veltlinerSlug, (item) => ({ ...item, image }) as ShownItem);
  renderMenu('/wine-menu', 'sk', menuWithPicture);
  const picture = within(getRow(veltlinerSlug)).getByRole('img', { name: 'Veltlínske zelené' });
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(document.querySelectorAll('li img')).toHaveLength(1);
});
