import type { StaffMenuDto, StaffMenuItemDto, StaffUserDto } from '@strapec/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, holdAnswers, requestsTo } from '../../shared/testing/test-api';
import { aStaffMenu, aMenuItem, barolo, cheese, dunaj, evening, frankovka } from '../testing/menu-fixtures';
import { stubAdminAnswers, ownerUser, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const listCall = 'GET /api/admin/menu';
const bulkCall = 'POST /api/admin/menu/items/change';
const itemCall = (id: string) => `PUT /api/admin/menu/items/${id}`;
const tonightCall = (id: string) => `PATCH /api/admin/menu/items/${id}/tonight`;
const servingCall = (id: string) => `PATCH /api/admin/menu/servings/${id}`;
const orderCall = (section: string) => `PUT /api/admin/menu/sections/${section}/order`;

interface ListOptions {
  user?: StaffUserDto;
  menu?: StaffMenuDto;
  language?: 'en' | 'sk';
}

async function openList({ user = ownerUser, menu = aStaffMenu(), language = 'en' }: ListOptions = {}) {
  stubAdminAnswers({ user });
  stubApiAnswer(listCall, { body: menu });
  const admin = openAdmin('/admin/menu', language);
  await screen.findByText(menu.sections[0]?.items[0]?.name[language] ?? '');
  return admin;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const names = () => rows().map((row) => row.dataset['item']);
const row = (id: string) => within(rows().find(({ dataset }) => dataset['item'] === id) ?? document.body);
/** By its title: the ids by which Ant Design names its drawers are all the same in tests. */
const dialogOf = async (title: string) => {
  const heading = await screen.findByText(title, { selector: '.ant-drawer-title' });
  return within(heading.closest<HTMLElement>('[role=dialog]') ?? document.body);
};
const asHost: StaffUserDto = { ...ownerUser, role: 'host' };
type Serving = StaffMenuItemDto['servings'][number];
const soldOut = (item: StaffMenuItemDto): StaffMenuItemDto => ({
  ...item,
  servings: item.servings.map((serving) => ({ ...serving, soldOutOn: evening })),
});

test('every item is listed in its section with producer and price, in Slovak too', async () => {
  await openList({ language: 'sk' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Červené 3',
    'Biele 0',
    'Taniere 1',
  ]);
  expect(row('frankovka').getByText('Karol Vyskočil · 2022')).toBeInTheDocument();
  expect(rows()[0]).toHaveTextContent(/0,1\sl\s*4,90\s€/);
  expect(row('dunaj').getByText('Chýbajú alergény')).toBeInTheDocument();
  expect(row('cheese').getByRole('button', { name: 'Minulo sa: Slovenské syry' })).toBeInTheDocument();
  expect(row('cheese').queryByRole('button', { name: /^Na pohár/ })).not.toBeInTheDocument();
});

test('a host has the marks of tonight and nothing else', async () => {
  const { user } = await openList({ user: asHost });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add|New section|Rename/ })).not.toBeInTheDocument();
  stubApiAnswer(tonightCall('barolo'), { body: soldOut(barolo) });
  await user.click(row('barolo').getByRole('button', { name: 'Sold out: Barolo' }));
  await waitFor(() => expect(requestsTo(tonightCall('barolo')).map(({ body }) => body)).toEqual([{ isSoldOut: true }]));
});

describe('marks of tonight', () => {
  test('are shown at once, and undo restores every serving', async () => {
    const { user } = await openList();
    stubApiAnswer(tonightCall('frankovka'), { body: soldOut(frankovka) });
    const answer = holdAnswers(tonightCall('frankovka'));
    const gone = () => row('frankovka').getByRole('button', { name: 'Sold out: Blaufränkisch' });
    await user.click(gone());
    expect(gone()).toHaveAttribute('aria-pressed', 'true');
    answer();
    expect(await screen.findByText('Sold out: Blaufränkisch')).toBeInTheDocument();
    stubApiAnswer(servingCall('frankovka-glass'), { body: soldOut(frankovka) });
    stubApiAnswer(servingCall('frankovka-bottle'), { body: frankovka });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('As it was before: Blaufränkisch');
    expect(gone()).toHaveAttribute('aria-pressed', 'false');
    expect(requestsTo(servingCall('frankovka-glass'))[0]?.body).toEqual({ pouredUntil: null, isSoldOut: false });
  });

  test('follow the last tap, also when the first has no answer yet', async () => {
    const { user } = await openList();
    stubApiAnswer(tonightCall('frankovka'), ({ body }) => ({
      body: (body as { isSoldOut: boolean }).isSoldOut ? soldOut(frankovka) : frankovka,
    }));
    const answer = holdAnswers(tonightCall('frankovka'));
    const gone = () => row('frankovka').getByRole('button', { name: 'Sold out: Blaufränkisch' });
    await user.click(gone());
    await user.click(gone());
    expect(gone()).toHaveAttribute('aria-pressed', 'false');
    answer();
    expect(await screen.findByText('Available again: Blaufränkisch')).toBeInTheDocument();
    expect(gone()).toHaveAttribute('aria-pressed', 'false');
    const sent = requestsTo(tonightCall('frankovka')).map(({ body }) => body);
    expect(sent).toEqual([{ isSoldOut: true }, { isSoldOut: false }]);
  });

  test('that is refused is shown as it stands, with the reason', async () => {
    const { user } = await openList();
    stubApiAnswer(tonightCall('frankovka'), problem(404, 'not_found'));
    stubApiAnswer(listCall, { body: aStaffMenu([barolo]) });
    await user.click(row('frankovka').getByRole('button', { name: 'By the glass: Blaufränkisch' }));
    expect(await screen.findByText('This was not saved: it no longer exists')).toBeInTheDocument();
    await waitFor(() => expect(names()).toEqual(['barolo', 'cheese']));
  });
});

test('finds as one types, in both languages and without accents, and by state', async () => {
  const { user } = await openList();
  await user.type(screen.getByRole('searchbox', { name: 'Search the list' }), 'vyskocil blaufr');
  await waitFor(() => expect(names()).toEqual(['frankovka']));
  expect(screen.getByText('1 item')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Search the list' }));
  await user.click(screen.getByRole('combobox', { name: 'What is shown' }));
  await user.click(await screen.findByTitle('Without allergens'));
  await waitFor(() => expect(names()).toEqual(['dunaj']));
  await user.type(screen.getByRole('searchbox', { name: 'Search the list' }), 'xyz');
  expect(await screen.findByText('Nothing fits')).toBeInTheDocument();
});

test('arrows go from row to row, Space selects, Enter opens, Alt and arrows carry', async () => {
  const { user } = await openList();
  const first = row('frankovka').getByRole('button', { name: /^Blaufränkisch/ });
  act(() => first.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(row('barolo').getByRole('button', { name: /^Barolo/ })).toHaveFocus();
  expect([first, row('barolo').getByRole('button', { name: /^Barolo/ })].map(({ tabIndex }) => tabIndex)).toEqual([
    -1, 0,
  ]);
  await user.keyboard(' ');
  expect(row('barolo').getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  stubApiAnswer(orderCall('reds'), { body: aStaffMenu().sections[0] });
  stubApiAnswer(listCall, { body: aStaffMenu([barolo, frankovka, dunaj]) });
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(names()).toEqual(['barolo', 'frankovka', 'dunaj', 'cheese']));
  expect(await screen.findByText('Barolo: Red, 1 of 3')).toBeInTheDocument();
  await waitFor(() =>
    expect(requestsTo(orderCall('reds'))[0]?.body).toEqual({ ids: ['barolo', 'frankovka', 'dunaj'] }),
  );
  await user.keyboard('{Enter}');
  await dialogOf('Barolo');
});

test('many items are changed at once, and undo restores each', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Select all of Red' }));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  stubApiAnswer(bulkCall, { body: [] });
  await user.click(screen.getByRole('button', { name: 'Take off the list' }));
  expect(await screen.findByText('3 items are changed.')).toBeInTheDocument();
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('3 items are as they were.');
  expect(requestsTo(bulkCall).map(({ body }) => body)).toEqual([
    { ids: ['frankovka', 'barolo', 'dunaj'], change: { isListed: false } },
    { ids: ['frankovka', 'barolo'], change: { isListed: true } },
    { ids: ['dunaj'], change: { isListed: false } },
  ]);
});

test('items that were sold out before stay sold out after undo', async () => {
  const [glass, bottle] = frankovka.servings as [Serving, Serving];
  const halfGone = { ...frankovka, servings: [glass, { ...bottle, soldOutOn: '2026-11-20' }] };
  const { user } = await openList({ menu: aStaffMenu([halfGone, barolo]) });
  await user.click(screen.getByRole('checkbox', { name: 'Select all of Red' }));
  stubApiAnswer(bulkCall, { body: [] });
  const bar = within(screen.getByRole('region', { name: 'What is selected' }));
  await user.click(bar.getByRole('button', { name: 'Sold out' }));
  stubApiAnswer(servingCall('frankovka-glass'), { body: frankovka });
  stubApiAnswer(servingCall('frankovka-bottle'), { body: halfGone });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('2 items are as they were.');
  expect(requestsTo(bulkCall).at(-1)?.body).toEqual({ ids: ['barolo'], change: { isSoldOut: false } });
  expect(requestsTo(servingCall('frankovka-glass'))[0]?.body).toEqual({ isSoldOut: false });
  expect(requestsTo(servingCall('frankovka-bottle'))[0]?.body).toEqual({ isSoldOut: true });
});

test('when several items cannot be listed, the reason is shown and nothing is changed', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('checkbox', { name: 'Select Dunaj' }));
  const errors = [{ field: 'ids.0.allergens', code: 'allergens_missing', message: '' }];
  stubApiAnswer(bulkCall, problem(400, 'validation_failed', { errors }));
  await user.click(screen.getByRole('button', { name: 'Put on the list' }));
  expect(await screen.findByText(/^This was not saved: Say first which allergens/)).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

describe('an item', () => {
  const openItem = async (id: string, language: 'en' | 'sk' = 'en') => {
    const admin = await openList({ language });
    await admin.user.click(row(id).getByRole('button', { name: /^Dunaj/ }));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...admin, dialog, save: () => admin.user.click(screen.getByRole('button', { name: 'Save Changes' })) };
  };

  test('cannot be listed before its allergens are stated', async () => {
    const { user, dialog, save } = await openItem('dunaj');
    await user.click(dialog.getByRole('switch'));
    await save();
    expect(await dialog.findByText(/^Say first which allergens/)).toBeInTheDocument();
    expect(requestsTo(itemCall('dunaj'))).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: 'none' }));
    stubApiAnswer(itemCall('dunaj'), { body: { ...dunaj, allergens: [], isListed: true, version: 4 } });
    await save();
    expect(await screen.findByText('The item is saved.')).toBeInTheDocument();
    expect(requestsTo(itemCall('dunaj'))[0]?.body).toMatchObject({ version: 3, allergens: [], isListed: true });
  });

  test('has its price as Slovak writes it', async () => {
    const { dialog } = await openItem('dunaj', 'sk');
    expect(dialog.getByLabelText('Cena')).toHaveValue('48,00');
  });

  test('is asked about fourteen allergens by name, and about a price that can be paid', async () => {
    const { user, dialog, save } = await openItem('dunaj');
    expect(dialog.getAllByRole('checkbox', { name: /^\d+\. / })).toHaveLength(14);
    await user.click(dialog.getByRole('checkbox', { name: '12. sulphites' }));
    const price = dialog.getByLabelText('Price');
    await user.clear(price);
    await save();
    expect((await screen.findAllByText('Enter a price such as 4.90')).length).toBeGreaterThan(0);
    await user.type(price, '51,5');
    stubApiAnswer(itemCall('dunaj'), { body: dunaj });
    await save();
    await screen.findByText('The item is saved.');
    expect(requestsTo(itemCall('dunaj'))[0]?.body).toMatchObject({
      allergens: [12],
      servings: [{ id: 'dunaj-bottle', kind: 'bottle', volumeMl: 750, priceCents: 5150, pouredUntil: null }],
    });
  });

  test('is saved with its new picture in one request', async () => {
    const { user, dialog, save } = await openItem('dunaj');
    const imageUrl = '/media/0f-1600x1067.webp';
    stubApiAnswer('POST /api/admin/images/upload', { status: 201, body: { imageUrl, width: 1600, height: 1067 } });
    await user.upload(dialog.getByLabelText('Upload a picture'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    expect(await dialog.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', imageUrl);
    stubApiAnswer(itemCall('dunaj'), problem(409, 'changed_meanwhile', { current: { ...dunaj, version: 9 } }));
    await save();
    expect(await dialog.findByText(/^This was changed meanwhile/)).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', imageUrl);
    expect(requestsTo(itemCall('dunaj'))[0]?.body).toMatchObject({ version: 3, imageUrl });
  });

  test('saved meanwhile by a colleague is shown in both versions', async () => {
    const { user, dialog, save } = await openItem('dunaj');
    await user.type(dialog.getByLabelText('Name in English'), ' Reserve');
    const current = { ...dunaj, name: { sk: 'Dunaj', en: 'Danube' }, version: 9, updatedByName: 'Eva Malá' };
    stubApiAnswer(itemCall('dunaj'), problem(409, 'changed_meanwhile', { current }));
    await save();
    expect(await dialog.findByText(/^This was changed meanwhile by Eva Malá/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Yours Dunaj Reserve' }));
    stubApiAnswer(itemCall('dunaj'), { body: current });
    await save();
    await screen.findByText('The item is saved.');
    expect(requestsTo(itemCall('dunaj')).at(-1)?.body).toMatchObject({ version: 9, name: { en: 'Dunaj Reserve' } });
  });

  test('that is left unchanged closes without a question; one that is changed asks', async () => {
    const { user, dialog } = await openItem('dunaj');
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await user.type(dialog.getByLabelText('Note in English'), '!');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(ask).toHaveBeenCalledWith('Discard what you have changed?');
    await user.type(dialog.getByLabelText('Note in English'), '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is removed after a question, and can be had back', async () => {
    const { user, dialog } = await openItem('dunaj');
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    stubApiAnswer('DELETE /api/admin/menu/items/dunaj', { body: dunaj });
    stubApiAnswer(listCall, { body: aStaffMenu([frankovka, barolo]) });
    await user.click(dialog.getByRole('button', { name: 'Remove for good' }));
    expect(await screen.findByText('Removed: Dunaj')).toBeInTheDocument();
    stubApiAnswer('POST /api/admin/menu/items', { status: 201, body: aMenuItem('again', { name: dunaj.name }) });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('As it was before: Dunaj');
    const [sent] = requestsTo('POST /api/admin/menu/items');
    expect(sent?.body).toMatchObject({ sectionId: 'reds', name: dunaj.name, allergens: null, isListed: false });
    expect(sent?.headers['idempotency-key']).toBeTruthy();
  });
});

test('a new plate is a portion, and wine has no place in it', async () => {
  const { user } = await openList();
  await user.click(screen.getByRole('button', { name: 'Add to Plates' }));
  const dialog = await dialogOf('New in Plates');
  expect(dialog.queryByLabelText('Producer')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name in Slovak'), 'Olivy');
  await user.type(dialog.getByLabelText('Name in English'), 'Olives');
  await user.type(dialog.getByLabelText('Price'), '5.2');
  stubApiAnswer('POST /api/admin/menu/items', { status: 201, body: { ...cheese, id: 'olives' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('The item is added.');
  expect(requestsTo('POST /api/admin/menu/items')[0]?.body).toEqual({
    ...{
      sectionId: 'plates',
      name: { sk: 'Olivy', en: 'Olives' },
      text: null,
      allergens: null,
      isListed: false,
      wine: null,
    },
    servings: [{ kind: 'portion', volumeMl: null, priceCents: 520, pouredUntil: null }],
  });
});

test('a spreadsheet is previewed row by row before it is saved', async () => {
  const { user } = await openList();
  const cell = { field: 'servings.0.priceCents', column: 'Bottle (€)', from: '48.00', to: '51.00' };
  const error = { field: 'name.en', column: 'Name (EN)', code: 'required', message: '', value: '', choices: [] };
  const sec = { ...error, column: 'sugar', code: 'not_a_choice', value: 'sec', choices: ['dry', 'sweet'] };
  const plain = { changes: [], errors: [] };
  const preview = {
    rows: [
      { ...plain, row: 2, outcome: 'changed', name: 'Barolo', changes: [cell] },
      { ...plain, row: 3, outcome: 'refused', name: 'Nobody', errors: [error, sec] },
    ],
    ...{ hash: 'h1', lacks: ['Country', 'Grapes'], unread: ['shelf', 'row 9: „With sulphites.“'] },
  };
  const call = (query: string) => `POST /api/admin/menu/import?lang=en&${query}`;
  stubApiAnswer(call('dry=1&replace=0'), { body: preview });
  const file = new File(['PK'], 'wines.xlsx');
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } });
  const dialog = await dialogOf('Import wines.xlsx');
  expect(dialog.getByText(/^Bottle \(€\):/)).toHaveTextContent('Bottle (€): 48.00 51.00');
  expect(dialog.getByText('Name (EN): This is needed')).toBeInTheDocument();
  expect(dialog.getByText('sugar: “sec” is not known here. Write one of these: dry, sweet')).toBeInTheDocument();
  expect(dialog.getByText(/lacks these columns: Country, Grapes\./)).toBeInTheDocument();
  expect(dialog.getByText(/^Not read of the file: shelf, row 9: „With sulphites.“/)).toBeInTheDocument();
  stubApiAnswer(call('hash=h1&replace=0'), problem(409, 'changed_meanwhile'));
  stubApiAnswer(call('dry=1&replace=0'), { body: { ...preview, hash: 'h2' } });
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  expect(await dialog.findByText(/^A colleague has changed the list meanwhile/)).toBeInTheDocument();
  stubApiAnswer(call('hash=h2&replace=0'), { body: { ...preview, hash: 'h2' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 row' })).toBeEnabled()); // the list is read anew meanwhile
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  expect(await screen.findByText('The list is saved: 0 new, 1 changed, 0 removed.')).toBeInTheDocument();
  await waitFor(() => expect(history.state).not.toMatchObject({ drawers: 1 })); // no step of the drawer is left
  stubApiAnswer('POST /api/admin/menu/import/undo', problem(409, 'changed_meanwhile'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The import could not be taken back: somebody else has changed this meanwhile');
  expect(requestsTo('POST /api/admin/menu/import/undo')[0]?.body).toEqual({ hash: 'h2' });
});

test('an import of today can be taken back after a reload', async () => {
  const said = { at: '2026-11-26T16:05:00Z', staff: 'Jana', created: 4, changed: 0, removed: 79 };
  stubAdminAnswers();
  stubApiAnswer(listCall, { body: aStaffMenu() });
  stubApiAnswer('GET /api/admin/menu/import', { body: { latest: { hash: 'h3', ...said } } });
  const { user } = openAdmin('/admin/menu');
  await screen.findByText(/\(Jana\): 4 new, 0 changed, 79 removed\.$/);
  stubApiAnswer('POST /api/admin/menu/import/undo', { status: 204 });
  stubApiAnswer('GET /api/admin/menu/import', { body: { latest: null } });
  await user.click(screen.getByRole('button', { name: 'Take the import back' }));
  await screen.findByText('The list is as it was before the import.');
  await waitFor(() => expect(screen.queryByText(/\(Jana\)/)).not.toBeInTheDocument());
  expect(requestsTo('POST /api/admin/menu/import/undo')[0]?.body).toEqual({ hash: 'h3' });
});

test('sections are made, named and removed when they are empty', async () => {
  const { user } = await openList();
  expect(screen.queryByRole('button', { name: 'Remove Red' })).not.toBeInTheDocument();
  stubApiAnswer('DELETE /api/admin/menu/sections/whites', { body: aStaffMenu().sections[1] });
  await user.click(screen.getByRole('button', { name: 'Remove White' }));
  expect(await screen.findByText('Removed: White')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New section' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name in Slovak'), 'Ružové');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('This is needed')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name in English'), 'Rosé');
  stubApiAnswer('POST /api/admin/menu/sections', { status: 201, body: aStaffMenu().sections[1] });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('The section is saved.');
  expect(requestsTo('POST /api/admin/menu/sections')[0]?.body).toEqual({
    kind: 'wine',
    name: { sk: 'Ružové', en: 'Rosé' },
  });
});

test('Back closes the drawer over the list', async () => {
  const { user } = await openList();
  history.pushState({ idx: 1 }, '', '/admin/menu');
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  await screen.findByLabelText('Table (optional)');
  act(() => history.back());
  await waitFor(() => expect(screen.queryByLabelText('Table (optional)')).not.toBeInTheDocument());
  expect(history.state).toEqual({ idx: 1 });
});

test('an empty list explains how to begin, and a list that fails to load offers a retry', async () => {
  stubAdminAnswers();
  stubApiAnswer(listCall, { body: { evening, sections: [] } });
  openAdmin('/admin/menu');
  expect(await screen.findByText(/^The list is empty\. Begin with a section/)).toBeInTheDocument();
});

test('a list that fails to load shows an error', async () => {
  stubAdminAnswers();
  stubApiAnswer(listCall, problem(404, 'not_found'));
  const { user } = openAdmin('/admin/menu');
  await screen.findByText('This could not be loaded.');
  stubApiAnswer(listCall, { body: aStaffMenu() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Red 3' })).toBeInTheDocument();
});

test('on the board the list of tonight opens beside it: found as one types, marked in one tap', async () => {
  stubAdminAnswers();
  stubApiAnswer(listCall, { body: aStaffMenu() });
  const { user } = openAdmin('/admin/tonight');
  await user.click(await screen.findByRole('button', { name: /^Wines/ }));
  const sheet = await dialogOf('Tonight’s list');
  await sheet.findByRole('button', { name: 'Sold out: Blaufränkisch' });
  expect(sheet.queryByRole('button', { name: 'Sold out: Barolo' })).not.toBeInTheDocument(); // it is not poured by the glass
  await user.type(sheet.getByRole('searchbox'), 'baro');
  const gone = await sheet.findByRole('button', { name: 'Sold out: Barolo' });
  stubApiAnswer(tonightCall('barolo'), { body: soldOut(barolo) });
  await user.click(gone);
  expect(gone).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(requestsTo(tonightCall('barolo'))).toHaveLength(1));
});
