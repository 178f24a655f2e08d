import type { StaffMenuDto, StaffMenuItemDto, StaffUserDto } from '@strapec/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, holdResponses, findRequests } from '../../shared/testing/test-api';
import { buildStaffMenu, buildMenuItem, barolo, cheese, dunaj, serviceDate, frankovka } from '../testing/menu-fixtures';
import { stubAdminResponses, ownerUser, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const menuEndpoint = 'GET /api/admin/menu';
const bulkChangeEndpoint = 'POST /api/admin/menu/items/change';
const itemEndpoint = (id: string) => `PUT /api/admin/menu/items/${id}`;
const tonightEndpoint = (id: string) => `PATCH /api/admin/menu/items/${id}/tonight`;
const servingEndpoint = (id: string) => `PATCH /api/admin/menu/servings/${id}`;
const sectionOrderEndpoint = (sectionId: string) => `PUT /api/admin/menu/sections/${sectionId}/order`;
const readSentBodies = (endpoint: string) => findRequests(endpoint).map(({ body }) => body);

interface WineListOptions {
  user?: StaffUserDto;
  menu?: StaffMenuDto;
  language?: 'en' | 'sk';
}

async function openWineList({ user = ownerUser, menu = buildStaffMenu(), language = 'en' }: WineListOptions = {}) {
  stubAdminResponses({ user });
  stubApiResponse(menuEndpoint, { body: menu });
  const admin = openAdmin('/admin/menu', language);
  await screen.findByText(menu.sections[0]?.items[0]?.name[language] ?? '');
  return admin;
}

const getRows = () => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const listItemIds = () => getRows().map((row) => row.dataset['item']);
const getRow = (id: string) => within(getRows().find(({ dataset }) => dataset['item'] === id) ?? document.body);
/** By title, because Ant Design gives all drawers the same id in tests. */
const findDrawer = async (title: string) => {
  const heading = await screen.findByText(title, { selector: '.ant-drawer-title' });
  return within(heading.closest<HTMLElement>('[role=dialog]') ?? document.body);
};
const hostUser: StaffUserDto = { ...ownerUser, role: 'host' };
type Serving = StaffMenuItemDto['servings'][number];
const markSoldOut = (item: StaffMenuItemDto): StaffMenuItemDto => ({
  ...item,
  servings: item.servings.map((serving) => ({ ...serving, soldOutOn: serviceDate })),
});

test('the list shows every item in its section with producer and price, in Slovak', async () => {
  await openWineList({ language: 'sk' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Červené 3',
    'Biele 0',
    'Taniere 1',
  ]);
  expect(getRow('frankovka').getByText('Karol Vyskočil · 2022')).toBeInTheDocument();
  expect(getRows()[0]).toHaveTextContent(/0,1\sl\s*4,90\s€/);
  expect(getRow('dunaj').getByText('Chýbajú alergény')).toBeInTheDocument();
  expect(getRow('cheese').getByRole('button', { name: 'Minulo sa: Slovenské syry' })).toBeInTheDocument();
  expect(getRow('cheese').queryByRole('button', { name: /^Na pohár/ })).not.toBeInTheDocument();
});

test('a host can mark items of tonight, but not edit them', async () => {
  const { user } = await openWineList({ user: hostUser });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Add|New section|Rename/ })).not.toBeInTheDocument();
  stubApiResponse(tonightEndpoint('barolo'), { body: markSoldOut(barolo) });
  await user.click(getRow('barolo').getByRole('button', { name: 'Sold out: Barolo' }));
  await waitFor(() => expect(readSentBodies(tonightEndpoint('barolo'))).toEqual([{ isSoldOut: true }]));
});

describe('marks of tonight', () => {
  test('are shown at once, and undo restores every serving', async () => {
    const { user } = await openWineList();
    stubApiResponse(tonightEndpoint('frankovka'), { body: markSoldOut(frankovka) });
    const releaseResponse = holdResponses(tonightEndpoint('frankovka'));
    const getSoldOutButton = () => getRow('frankovka').getByRole('button', { name: 'Sold out: Blaufränkisch' });
    await user.click(getSoldOutButton());
    expect(getSoldOutButton()).toHaveAttribute('aria-pressed', 'true');
    releaseResponse();
    expect(await screen.findByText('Sold out: Blaufränkisch')).toBeInTheDocument();
    stubApiResponse(servingEndpoint('frankovka-glass'), { body: markSoldOut(frankovka) });
    stubApiResponse(servingEndpoint('frankovka-bottle'), { body: frankovka });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('As it was before: Blaufränkisch');
    expect(getSoldOutButton()).toHaveAttribute('aria-pressed', 'false');
    expect(findRequests(servingEndpoint('frankovka-glass'))[0]?.body).toEqual({ pouredUntil: null, isSoldOut: false });
  });

  test('follow the last tap, also when the first has no response yet', async () => {
    const { user } = await openWineList();
    stubApiResponse(tonightEndpoint('frankovka'), ({ body }) => ({
      body: (body as { isSoldOut: boolean }).isSoldOut ? markSoldOut(frankovka) : frankovka,
    }));
    const releaseResponse = holdResponses(tonightEndpoint('frankovka'));
    const getSoldOutButton = () => getRow('frankovka').getByRole('button', { name: 'Sold out: Blaufränkisch' });
    await user.click(getSoldOutButton());
    await user.click(getSoldOutButton());
    expect(getSoldOutButton()).toHaveAttribute('aria-pressed', 'false');
    releaseResponse();
    expect(await screen.findByText('Available again: Blaufränkisch')).toBeInTheDocument();
    expect(getSoldOutButton()).toHaveAttribute('aria-pressed', 'false');
    expect(readSentBodies(tonightEndpoint('frankovka'))).toEqual([{ isSoldOut: true }, { isSoldOut: false }]);
  });

  test('are reverted when the API refuses them, with the reason', async () => {
    const { user } = await openWineList();
    stubApiResponse(tonightEndpoint('frankovka'), problem(404, 'not_found'));
    stubApiResponse(menuEndpoint, { body: buildStaffMenu([barolo]) });
    await user.click(getRow('frankovka').getByRole('button', { name: 'By the glass: Blaufränkisch' }));
    expect(await screen.findByText('This was not saved: it no longer exists')).toBeInTheDocument();
    await waitFor(() => expect(listItemIds()).toEqual(['barolo', 'cheese']));
  });
});

test('the search filters while staff type, in both languages, without accents, and by state', async () => {
  const { user } = await openWineList();
  await user.type(screen.getByRole('searchbox', { name: 'Search the list' }), 'vyskocil blaufr');
  await waitFor(() => expect(listItemIds()).toEqual(['frankovka']));
  expect(screen.getByText('1 item')).toBeInTheDocument();
  await user.clear(screen.getByRole('searchbox', { name: 'Search the list' }));
  await user.click(screen.getByRole('combobox', { name: 'What is shown' }));
  await user.click(await screen.findByTitle('Without allergens'));
  await waitFor(() => expect(listItemIds()).toEqual(['dunaj']));
  await user.type(screen.getByRole('searchbox', { name: 'Search the list' }), 'xyz');
  expect(await screen.findByText('Nothing fits')).toBeInTheDocument();
});

test('arrow keys change the row, Space selects, Enter opens, Alt with an arrow moves the item', async () => {
  const { user } = await openWineList();
  const firstButton = getRow('frankovka').getByRole('button', { name: /^Blaufränkisch/ });
  act(() => firstButton.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(getRow('barolo').getByRole('button', { name: /^Barolo/ })).toHaveFocus();
  expect(
    [firstButton, getRow('barolo').getByRole('button', { name: /^Barolo/ })].map(({ tabIndex }) => tabIndex),
  ).toEqual([-1, 0]);
  await user.keyboard(' ');
  expect(getRow('barolo').getByRole('checkbox')).toBeChecked();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  stubApiResponse(sectionOrderEndpoint('reds'), { body: buildStaffMenu().sections[0] });
  stubApiResponse(menuEndpoint, { body: buildStaffMenu([barolo, frankovka, dunaj]) });
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await waitFor(() => expect(listItemIds()).toEqual(['barolo', 'frankovka', 'dunaj', 'cheese']));
  expect(await screen.findByText('Barolo: Red, 1 of 3')).toBeInTheDocument();
  await waitFor(() =>
    expect(findRequests(sectionOrderEndpoint('reds'))[0]?.body).toEqual({ ids: ['barolo', 'frankovka', 'dunaj'] }),
  );
  await user.keyboard('{Enter}');
  await findDrawer('Barolo');
});

test('several items are changed at once, and undo restores each', async () => {
  const { user } = await openWineList();
  await user.click(screen.getByRole('checkbox', { name: 'Select all of Red' }));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  stubApiResponse(bulkChangeEndpoint, { body: [] });
  await user.click(screen.getByRole('button', { name: 'Take off the list' }));
  expect(await screen.findByText('3 items are changed.')).toBeInTheDocument();
  expect(screen.queryByText('3 selected')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('3 items are as they were.');
  expect(readSentBodies(bulkChangeEndpoint)).toEqual([
    { ids: ['frankovka', 'barolo', 'dunaj'], change: { isListed: false } },
    { ids: ['frankovka', 'barolo'], change: { isListed: true } },
    { ids: ['dunaj'], change: { isListed: false } },
  ]);
});

test('items that were sold out before stay sold out after undo', async () => {
  const [glass, bottle] = frankovka.servings as [Serving, Serving];
  const partlySoldOutItem = { ...frankovka, servings: [glass, { ...bottle, soldOutOn: '2026-11-20' }] };
  const { user } = await openWineList({ menu: buildStaffMenu([partlySoldOutItem, barolo]) });
  await user.click(screen.getByRole('checkbox', { name: 'Select all of Red' }));
  stubApiResponse(bulkChangeEndpoint, { body: [] });
  const bulkBar = within(screen.getByRole('region', { name: 'What is selected' }));
  await user.click(bulkBar.getByRole('button', { name: 'Sold out' }));
  stubApiResponse(servingEndpoint('frankovka-glass'), { body: frankovka });
  stubApiResponse(servingEndpoint('frankovka-bottle'), { body: partlySoldOutItem });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('2 items are as they were.');
  expect(readSentBodies(bulkChangeEndpoint).at(-1)).toEqual({ ids: ['barolo'], change: { isSoldOut: false } });
  expect(findRequests(servingEndpoint('frankovka-glass'))[0]?.body).toEqual({ isSoldOut: false });
  expect(findRequests(servingEndpoint('frankovka-bottle'))[0]?.body).toEqual({ isSoldOut: true });
});

test('when several items cannot be listed, the reason is shown and nothing is changed', async () => {
  const { user } = await openWineList();
  await user.click(screen.getByRole('checkbox', { name: 'Select Dunaj' }));
  const errors = [{ field: 'ids.0.allergens', code: 'allergens_missing', message: '' }];
  stubApiResponse(bulkChangeEndpoint, problem(400, 'validation_failed', { errors }));
  await user.click(screen.getByRole('button', { name: 'Put on the list' }));
  expect(await screen.findByText(/^This was not saved: Say first which allergens/)).toBeInTheDocument();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

describe('an item', () => {
  const openItem = async (id: string, language: 'en' | 'sk' = 'en') => {
    const admin = await openWineList({ language });
    await admin.user.click(getRow(id).getByRole('button', { name: /^Dunaj/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const submitForm = () => admin.user.click(screen.getByRole('button', { name: 'Save Changes' }));
    return { ...admin, dialog, submitForm };
  };

  test('cannot be listed before its allergens are stated', async () => {
    const { user, dialog, submitForm } = await openItem('dunaj');
    await user.click(dialog.getByRole('switch'));
    await submitForm();
    expect(await dialog.findByText(/^Say first which allergens/)).toBeInTheDocument();
    expect(findRequests(itemEndpoint('dunaj'))).toHaveLength(0);
    await user.click(dialog.getByRole('radio', { name: 'none' }));
    stubApiResponse(itemEndpoint('dunaj'), { body: { ...dunaj, allergens: [], isListed: true, version: 4 } });
    await submitForm();
    expect(await screen.findByText('The item is saved.')).toBeInTheDocument();
    expect(findRequests(itemEndpoint('dunaj'))[0]?.body).toMatchObject({ version: 3, allergens: [], isListed: true });
  });

  test('shows its price in Slovak notation', async () => {
    const { dialog } = await openItem('dunaj', 'sk');
    expect(dialog.getByLabelText('Cena')).toHaveValue('48,00');
  });

  test('has fourteen allergens by name, and needs a valid price', async () => {
    const { user, dialog, submitForm } = await openItem('dunaj');
    expect(dialog.getAllByRole('checkbox', { name: /^\d+\. / })).toHaveLength(14);
    await user.click(dialog.getByRole('checkbox', { name: '12. sulphites' }));
    const priceField = dialog.getByLabelText('Price');
    await user.clear(priceField);
    await submitForm();
    expect((await screen.findAllByText('Enter a price such as 4.90')).length).toBeGreaterThan(0);
    await user.type(priceField, '51,5');
    stubApiResponse(itemEndpoint('dunaj'), { body: dunaj });
    await submitForm();
    await screen.findByText('The item is saved.');
    expect(findRequests(itemEndpoint('dunaj'))[0]?.body).toMatchObject({
      allergens: [12],
      servings: [{ id: 'dunaj-bottle', kind: 'bottle', volumeMl: 750, priceCents: 5150, pouredUntil: null }],
    });
  });

  test('is saved with its new picture in one request', async () => {
    const { user, dialog, submitForm } = await openItem('dunaj');
    const imageUrl = '/media/0f-1600x1067.webp';
    stubApiResponse('POST /api/admin/images/upload', { status: 201, body: { imageUrl, width: 1600, height: 1067 } });
    await user.upload(dialog.getByLabelText('Upload a picture'), new File(['x'], 'a.jpg', { type: 'image/jpeg' }));
    expect(await dialog.findByRole('img', { name: 'Picture' })).toHaveAttribute('src', imageUrl);
    stubApiResponse(itemEndpoint('dunaj'), problem(409, 'changed_meanwhile', { current: { ...dunaj, version: 9 } }));
    await submitForm();
    expect(await dialog.findByText(/^This was changed meanwhile/)).toBeInTheDocument();
    expect(dialog.getByRole('img', { name: 'Picture' })).toHaveAttribute('src', imageUrl);
    expect(findRequests(itemEndpoint('dunaj'))[0]?.body).toMatchObject({ version: 3, imageUrl });
  });

  test('that a colleague has changed meanwhile is shown in both versions', async () => {
    const { user, dialog, submitForm } = await openItem('dunaj');
    await user.type(dialog.getByLabelText('Name in English'), ' Reserve');
    const current = { ...dunaj, name: { sk: 'Dunaj', en: 'Danube' }, version: 9, updatedByName: 'Eva Malá' };
    stubApiResponse(itemEndpoint('dunaj'), problem(409, 'changed_meanwhile', { current }));
    await submitForm();
    expect(await dialog.findByText(/^This was changed meanwhile by Eva Malá/)).toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Yours Dunaj Reserve' }));
    stubApiResponse(itemEndpoint('dunaj'), { body: current });
    await submitForm();
    await screen.findByText('The item is saved.');
    expect(findRequests(itemEndpoint('dunaj')).at(-1)?.body).toMatchObject({
      version: 9,
      name: { en: 'Dunaj Reserve' },
    });
  });

  test('asks before it closes only if it was changed', async () => {
    const { user, dialog } = await openItem('dunaj');
    const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await user.type(dialog.getByLabelText('Note in English'), '!');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(confirmSpy).toHaveBeenCalledWith('Discard what you have changed?');
    await user.type(dialog.getByLabelText('Note in English'), '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(confirmSpy).toHaveBeenCalledTimes(1);
  });

  test('is removed after a question, and undo restores it', async () => {
    const { user, dialog } = await openItem('dunaj');
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    stubApiResponse('DELETE /api/admin/menu/items/dunaj', { body: dunaj });
    stubApiResponse(menuEndpoint, { body: buildStaffMenu([frankovka, barolo]) });
    await user.click(dialog.getByRole('button', { name: 'Remove for good' }));
    expect(await screen.findByText('Removed: Dunaj')).toBeInTheDocument();
    stubApiResponse('POST /api/admin/menu/items', { status: 201, body: buildMenuItem('again', { name: dunaj.name }) });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('As it was before: Dunaj');
    const [request] = findRequests('POST /api/admin/menu/items');
    expect(request?.body).toMatchObject({ sectionId: 'reds', name: dunaj.name, allergens: null, isListed: false });
    expect(request?.headers['idempotency-key']).toBeTruthy();
  });
});

test('a new plate is sold by the portion and has no fields of a wine', async () => {
  const { user } = await openWineList();
  await user.click(screen.getByRole('button', { name: 'Add to Plates' }));
  const dialog = await findDrawer('New in Plates');
  expect(dialog.queryByLabelText('Producer')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name in Slovak'), 'Olivy');
  await user.type(dialog.getByLabelText('Name in English'), 'Olives');
  await user.type(dialog.getByLabelText('Price'), '5.2');
  stubApiResponse('POST /api/admin/menu/items', { status: 201, body: { ...cheese, id: 'olives' } });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('The item is added.');
  expect(findRequests('POST /api/admin/menu/items')[0]?.body).toEqual({
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
  const { user } = await openWineList();
  const changedCell = { field: 'servings.0.priceCents', column: 'Bottle (€)', from: '48.00', to: '51.00' };
  const missingName = { field: 'name.en', column: 'Name (EN)', code: 'required', message: '', value: '', choices: [] };
  const wrongSugar = { ...missingName, column: 'sugar', code: 'not_a_choice', value: 'sec', choices: ['dry', 'sweet'] };
  const emptyLists = { changes: [], errors: [] };
  const preview = {
    rows: [
      { ...emptyLists, row: 2, outcome: 'changed', name: 'Barolo', changes: [changedCell] },
      { ...emptyLists, row: 3, outcome: 'refused', name: 'Nobody', errors: [missingName, wrongSugar] },
    ],
    ...{ hash: 'h1', lacks: ['Country', 'Grapes'], unread: ['shelf', 'row 9: „With sulphites.“'] },
  };
  const importEndpoint = (query: string) => `POST /api/admin/menu/import?lang=en&${query}`;
  stubApiResponse(importEndpoint('dry=1&replace=0'), { body: preview });
  const file = new File(['PK'], 'wines.xlsx');
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } });
  const dialog = await findDrawer('Import wines.xlsx');
  expect(dialog.getByText(/^Bottle \(€\):/)).toHaveTextContent('Bottle (€): 48.00 51.00');
  expect(dialog.getByText('Name (EN): This is needed')).toBeInTheDocument();
  expect(dialog.getByText('sugar: “sec” is not known here. Write one of these: dry, sweet')).toBeInTheDocument();
  expect(dialog.getByText(/lacks these columns: Country, Grapes\./)).toBeInTheDocument();
  expect(dialog.getByText(/^Not read of the file: shelf, row 9: „With sulphites.“/)).toBeInTheDocument();
  stubApiResponse(importEndpoint('hash=h1&replace=0'), problem(409, 'changed_meanwhile'));
  stubApiResponse(importEndpoint('dry=1&replace=0'), { body: { ...preview, hash: 'h2' } });
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  expect(await dialog.findByText(/^A colleague has changed the list meanwhile/)).toBeInTheDocument();
  stubApiResponse(importEndpoint('hash=h2&replace=0'), { body: { ...preview, hash: 'h2' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save 1 row' })).toBeEnabled()); // the list is loaded again first
  await user.click(screen.getByRole('button', { name: 'Save 1 row' }));
  expect(await screen.findByText('The list is saved: 0 new, 1 changed, 0 removed.')).toBeInTheDocument();
  await waitFor(() => expect(history.state).not.toMatchObject({ drawers: 1 })); // the drawer leaves no history entry
  stubApiResponse('POST /api/admin/menu/import/undo', problem(409, 'changed_meanwhile'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('The import could not be taken back: somebody else has changed this meanwhile');
  expect(findRequests('POST /api/admin/menu/import/undo')[0]?.body).toEqual({ hash: 'h2' });
});

test('an import of today can be undone after a reload', async () => {
  const importSummary = { at: '2026-11-26T16:05:00Z', staff: 'Jana', created: 4, changed: 0, removed: 79 };
  stubAdminResponses();
  stubApiResponse(menuEndpoint, { body: buildStaffMenu() });
  stubApiResponse('GET /api/admin/menu/import', { body: { latest: { hash: 'h3', ...importSummary } } });
  const { user } = openAdmin('/admin/menu');
  await screen.findByText(/\(Jana\): 4 new, 0 changed, 79 removed\.$/);
  stubApiResponse('POST /api/admin/menu/import/undo', { status: 204 });
  stubApiResponse('GET /api/admin/menu/import', { body: { latest: null } });
  await user.click(screen.getByRole('button', { name: 'Take the import back' }));
  await screen.findByText('The list is as it was before the import.');
  await waitFor(() => expect(screen.queryByText(/\(Jana\)/)).not.toBeInTheDocument());
  expect(findRequests('POST /api/admin/menu/import/undo')[0]?.body).toEqual({ hash: 'h3' });
});

test('staff add sections, and remove empty ones', async () => {
  const { user } = await openWineList();
  expect(screen.queryByRole('button', { name: 'Remove Red' })).not.toBeInTheDocument();
  stubApiResponse('DELETE /api/admin/menu/sections/whites', { body: buildStaffMenu().sections[1] });
  await user.click(screen.getByRole('button', { name: 'Remove White' }));
  expect(await screen.findByText('Removed: White')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'New section' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name in Slovak'), 'Ružové');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('This is needed')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name in English'), 'Rosé');
  stubApiResponse('POST /api/admin/menu/sections', { status: 201, body: buildStaffMenu().sections[1] });
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('The section is saved.');
  expect(findRequests('POST /api/admin/menu/sections')[0]?.body).toEqual({
    kind: 'wine',
    name: { sk: 'Ružové', en: 'Rosé' },
  });
});

test('Back closes the drawer and stays on the list', async () => {
  const { user } = await openWineList();
  history.pushState({ idx: 1 }, '', '/admin/menu');
  await user.click(screen.getByRole('button', { name: 'QR code' }));
  await screen.findByLabelText('Table (optional)');
  act(() => history.back());
  await waitFor(() => expect(screen.queryByLabelText('Table (optional)')).not.toBeInTheDocument());
  expect(history.state).toEqual({ idx: 1 });
});

test('an empty list explains how to begin', async () => {
  stubAdminResponses();
  stubApiResponse(menuEndpoint, { body: { evening: serviceDate, sections: [] } });
  openAdmin('/admin/menu');
  expect(await screen.findByText(/^The list is empty\. Begin with a section/)).toBeInTheDocument();
});

test('a list that fails to load shows an error and can be loaded again', async () => {
  stubAdminResponses();
  stubApiResponse(menuEndpoint, problem(404, 'not_found'));
  const { user } = openAdmin('/admin/menu');
  await screen.findByText('This could not be loaded.');
  stubApiResponse(menuEndpoint, { body: buildStaffMenu() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Red 3' })).toBeInTheDocument();
});

test('the board opens the list of tonight, where staff search items and mark them sold out', async () => {
  stubAdminResponses();
  stubApiResponse(menuEndpoint, { body: buildStaffMenu() });
  const { user } = openAdmin('/admin/tonight');
  await user.click(await screen.findByRole('button', { name: /^Wines/ }));
  const tonightDrawer = await findDrawer('Tonight’s list');
  await tonightDrawer.findByRole('button', { name: 'Sold out: Blaufränkisch' });
  expect(tonightDrawer.queryByRole('button', { name: 'Sold out: Barolo' })).not.toBeInTheDocument(); // it is not poured by the glass
  await user.type(tonightDrawer.getByRole('searchbox'), 'baro');
  const soldOutButton = await tonightDrawer.findByRole('button', { name: 'Sold out: Barolo' });
  stubApiResponse(tonightEndpoint('barolo'), { body: markSoldOut(barolo) });
  await user.click(soldOutButton);
  expect(soldOutButton).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(findRequests(tonightEndpoint('barolo'))).toHaveLength(1));
});
