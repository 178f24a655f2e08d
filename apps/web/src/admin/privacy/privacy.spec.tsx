import { screen, waitFor, within } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { stubAdminAnswers, openAdmin, problem, stubEmptyTabs } from '../testing/open-admin';

const exportCall = 'POST /api/admin/privacy/export';
const eraseCall = 'POST /api/admin/privacy/erase';
const email = 'zuzana@example.com';
const person = {
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
  stopTheClock();
  downloads.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    downloads.push({ file: lastFile, name: this.download });
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function lookUp(language: 'en' | 'sk', typed = `${email} `) {
  stubAdminAnswers();
  const admin = openAdmin('/admin/privacy', language);
  const words = { en: ['E-mail address', 'Look up'], sk: ['E-mailová adresa', 'Vyhľadať'] }[language];
  await admin.user.type(await screen.findByLabelText(words[0] as string), typed);
  await admin.user.click(screen.getByRole('button', { name: words[1] as string }));
  return admin;
}

test('a quiet link leads there, and no tab is chosen', async () => {
  stubAdminAnswers();
  stubEmptyTabs();
  const { user } = openAdmin('/admin/content');
  const more = within(await screen.findByRole('navigation', { name: 'More pages' }));
  await user.click(more.getByRole('link', { name: 'Personal Data' }));
  expect(await screen.findByRole('heading', { name: 'Personal Data' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { selected: true })).not.toBeInTheDocument();
  expect(document.title).toBe('Personal Data · Strapec Admin Panel');
  await user.click(screen.getByRole('tab', { name: 'Reservations' }));
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
});

test.each([
  ['en', 'Technical records against abuse', 'Download (JSON)', 'personal-data.json'],
  ['sk', 'Technické záznamy proti zneužitiu', 'Stiahnuť (JSON)', 'osobne-udaje.json'],
] as const)('shows how much is held, and hands it over (%s)', async (language, technical, download, name) => {
  stubApiAnswer(exportCall, { body: person });
  const { user } = await lookUp(language);
  const term = await screen.findByText(technical);
  expect(term.nextElementSibling).toHaveTextContent('2');
  expect(requestsTo(exportCall)[0]?.body).toEqual({ email });
  await user.click(screen.getByRole('button', { name: download }));
  expect(downloads[0]?.name).toBe(name);
  expect(downloads[0]?.file.size).toBe(JSON.stringify(person, null, 2).length);
});

test('an address is an address', async () => {
  await lookUp('en', 'zuzana');
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(requestsTo(exportCall)).toEqual([]);
});

test('reports that nothing is stored', async () => {
  stubApiAnswer(exportCall, { body: { ...person, held: [] } });
  await lookUp('en');
  expect(await screen.findByText(`We hold no data about ${email}.`)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase…' })).not.toBeInTheDocument();
});

test('erases once the address has been typed again, and looks again', async () => {
  stubApiAnswer(exportCall, { body: person });
  stubApiAnswer(eraseCall, { body: { erased: [], kept: [] } });
  const { user } = await lookUp('en');
  await user.click(await screen.findByRole('button', { name: 'Erase…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase personal data' }));
  const again = dialog.getByLabelText('Type the address again to confirm');
  await user.type(again, 'zuzka@example.com');
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await dialog.findByText(`This is not ${email}`)).toBeInTheDocument();
  await user.clear(again);
  await user.type(again, email.toUpperCase());
  stubApiAnswer(exportCall, { body: { ...person, held: [] } });
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('The personal data was erased.')).toBeInTheDocument();
  expect(await screen.findByText(`We hold no data about ${email}.`)).toBeInTheDocument();
  expect(requestsTo(eraseCall).map(({ body }) => body)).toEqual([{ email }]);
});

test.each([
  ['en', 'reservation_ahead', 'this person has a reservation ahead; please cancel it first'],
  ['sk', 'reservation_ahead', 'táto osoba má pred sebou rezerváciu, najprv ju zrušte'],
  ['en', 'staff_account', 'the address belongs to a member of staff who can still sign in; disable the account first'],
] as const)('shows why a person cannot be erased (%s, %s)', async (language, code, reason) => {
  stubApiAnswer(exportCall, { body: person });
  stubApiAnswer(eraseCall, problem(409, code));
  const { user } = await lookUp(language);
  const say = { en: ['Erase…', 'Erase for good'], sk: ['Vymazať…', 'Natrvalo vymazať'] }[language];
  await user.click(await screen.findByRole('button', { name: say[0] as string }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), email);
  await user.click(dialog.getByRole('button', { name: say[1] as string }));
  expect(await screen.findByText(new RegExp(reason))).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('dialog')).toBeInTheDocument());
});
