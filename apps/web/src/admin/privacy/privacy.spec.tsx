import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { stubAdminResponses, openAdmin, problem, stubEmptyTabs } from '../testing/open-admin';

const exportEndpoint = 'POST /api/admin/privacy/export';
const eraseEndpoint = 'POST /api/admin/privacy/erase';
const email = 'zuzana@example.com';
const personalData = {
  email,
  exportedAt: '2026-11-21T10:00:00.000Z',
  held: [
    { kind: 'technical', table: 'rate_limits', rows: [{ key: 'a' }] },
    { kind: 'technical', table: 'idempotency_keys', rows: [{ key: 'b' }] },
    { kind: 'reservations', table: 'reservations', rows: [{ id: '1' }, { id: '2' }, { id: '3' }] },
  ],
};

// jsdom has no downloads
const downloads: { file: Blob; name: string }[] = [];
let lastFile: Blob;
Object.assign(URL, {
  createObjectURL: (file: Blob) => {
    lastFile = file;
    return 'blob:file';
  },
  revokeObjectURL: () => undefined,
});

beforeEach(() => {
  stopClock();
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ file: lastFile, name: this.download });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function lookUpPerson(language: 'en' | 'sk', input = `${email} `) {
  stubAdminResponses();
  const admin = openAdmin('/admin/privacy', language);
  const labels = { en: ['E-mail address', 'Look up'], sk: ['E-mailová adresa', 'Vyhľadať'] }[language];
  await admin.user.type(await screen.findByLabelText(labels[0] as string), input);
  await admin.user.click(screen.getByRole('button', { name: labels[1] as string }));
  return admin;
}

test('a link leads to the page of personal data, where no tab is selected', async () => {
  stubAdminResponses();
  stubEmptyTabs();
  const { user } = openAdmin('/admin/content');
  const otherPages = within(await screen.findByRole('navigation', { name: 'More pages' }));
  await user.click(otherPages.getByRole('link', { name: 'Personal Data' }));
  expect(await screen.findByRole('heading', { name: 'Personal Data' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  expect(document.title).toBe('Personal Data · Strapec Admin Panel');
  await user.click(screen.getByRole('tab', { name: 'Reservations' }));
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
});

test.each([
  ['en', 'Technical records against abuse', 'Download (JSON)', 'personal-data.json'],
  ['sk', 'Technické záznamy proti zneužitiu', 'Stiahnuť (JSON)', 'osobne-udaje.json'],
] as const)('the page counts the stored data and offers a file (%s)', async (language, label, buttonName, fileName) => {
  stubApiResponse(exportEndpoint, { body: personalData });
  const { user } = await lookUpPerson(language);
  const term = await screen.findByText(label);
  expect(term.nextElementSibling).toHaveTextContent('2');
  expect(findRequests(exportEndpoint)[0]?.body).toEqual({ email });
  await user.click(screen.getByRole('button', { name: buttonName }));
  expect(downloads[0]?.name).toBe(fileName);
  expect(downloads[0]?.file.size).toBe(JSON.stringify(personalData, null, 2).length);
});

test('an invalid address is refused', async () => {
  await lookUpPerson('en', 'zuzana');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(findRequests(exportEndpoint)).toEqual([]);
});

test('the page shows that no data is stored', async () => {
  stubApiResponse(exportEndpoint, { body: { ...personalData, held: [] } });
  await lookUpPerson('en');
  expect(await screen.findByText(`We hold no data about ${email}.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase…' })).not.toBeInTheDocument();
});

test('data is erased once the address is typed again, and the lookup is repeated', async () => {
  stubApiResponse(exportEndpoint, { body: personalData });
  stubApiResponse(eraseEndpoint, { body: { erased: [], kept: [] } });
  const { user } = await lookUpPerson('en');
  await user.click(await screen.findByRole('button', { name: 'Erase…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
  const confirmationField = dialog.getByLabelText('Type the address again to confirm');
  await user.type(confirmationField, 'zuzka@example.com');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await dialog.findByText(`This is not ${email}`)).toBeInTheDocument();
  await user.clear(confirmationField);
  await user.type(confirmationField, email.toUpperCase());
  stubApiResponse(exportEndpoint, { body: { ...personalData, held: [] } });
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('The personal data was erased.')).toBeInTheDocument();
  expect(await screen.findByText(`We hold no data about ${email}.`)).toBeInTheDocument();
  expect(findRequests(eraseEndpoint).map(({ body }) => body)).toEqual([{ email }]);
});

test.each([
  ['en', 'reservation_ahead', 'this person has a reservation ahead; please cancel it first'],
  ['sk', 'reservation_ahead', 'táto osoba má pred sebou rezerváciu, najprv ju zrušte'],
  ['en', 'staff_account', 'the address belongs to a member of staff who can still sign in; disable the account first'],
] as const)('the page shows why a person cannot be erased (%s, %s)', async (language, code, expectedReason) => {
  stubApiResponse(exportEndpoint, { body: personalData });
  stubApiResponse(eraseEndpoint, problem(409, code));
  const { user } = await lookUpPerson(language);
  const buttonNames = { en: ['Erase…', 'Erase for good'], sk: ['Vymazať…', 'Natrvalo vymazať'] }[language];
  await user.click(await screen.findByRole('button', { name: buttonNames[0] as string }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), email);
  await user.click(dialog.getByRole('button', { name: buttonNames[1] as string }));
  expect(await screen.findByText(new RegExp(expectedReason))).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
});
