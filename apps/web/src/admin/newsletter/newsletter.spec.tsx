import type { FileRowDto, ImportRowDto, SubscriberDto } from '@strapec/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { stubAdminResponses, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => {
  stopClock();
  downloads.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const listEndpoint = 'GET /api/admin/newsletter/subscribers?limit=50&offset=0';
const importEndpoint = 'POST /api/admin/newsletter/import';
const readFileEndpoint = 'POST /api/admin/newsletter/import/read';
const statusEndpoint = 'PUT /api/admin/newsletter/subscribers/zuzana%40example.com/status';

const toSubscriber = (overrides: Partial<SubscriberDto> = {}): SubscriberDto => ({
  id: 's1',
  email: 'zuzana@example.com',
  firstName: 'Zuzana',
  lastName: 'Kováčová',
  language: 'sk',
  subscribedAt: '2026-11-20T18:30:00.000Z',
  isActive: true,
  source: 'website',
  notes: null,
  ...overrides,
});

function stubSubscribers(items: SubscriberDto[], total = items.length, endpoint = listEndpoint) {
  stubApiResponse(endpoint, { body: { items, total, counts: { active: 49_990, inactive: 10 } } });
}

async function openNewsletter(language: 'en' | 'sk' = 'en', items = [toSubscriber()]) {
  stubAdminResponses();
  stubSubscribers(items, 50_000);
  const admin = openAdmin('/admin/newsletter', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Statistics' : 'Štatistika' });
  return admin;
}

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
HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
  downloads.push({ file: lastFile, name: this.download });
};

const chooseImportFile = (content: string, name = 'people.csv') =>
  fireEvent.change(screen.getByLabelText(/Import/), { target: { files: [new File([content], name)] } });

/** Stubs the rows that the API reads from a file. */
function stubFileRows(rows: (Partial<FileRowDto> & Pick<FileRowDto, 'email'>)[]) {
  const row = { table: 'people.csv', firstName: null, lastName: null, language: 'sk', notes: null, subscribedAt: null };
  const fullRows = rows.map((cells, index) => ({ ...row, row: index + 2, standing: 'active', reason: null, ...cells }));
  const columns = ['email', 'language'].map((field) => ({ key: field, field, samples: [] }));
  stubApiResponse(readFileEndpoint, { body: { columns, rows: fullRows, unknownWords: [], unreadDates: [] } });
}

test('the page shows the counts, the total and the details of each subscriber', async () => {
  const noName = { firstName: null, lastName: null };
  await openNewsletter('en', [
    toSubscriber({ notes: 'met at the fair', source: 'manual' }),
    toSubscriber({ id: 's2', email: 'x@example.com', ...noName, language: 'en', isActive: false }),
  ]);
  const statistics = within(screen.getByRole('region', { name: 'Statistics' }));
  expect(statistics.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['49,990', '10']);
  expect(screen.getByRole('heading', { name: 'Newsletter Subscribers (50,000)' })).toBeInTheDocument();
  const [firstItem, secondItem] = screen.getAllByRole('listitem').filter((item) => item.dataset['active']);
  for (const text of [
    'Zuzana Kováčová',
    'zuzana@example.com',
    'Slovak',
    '20/11/2026',
    'Note: met at the fair',
    'Active',
  ])
    expect(firstItem).toHaveTextContent(text);
  for (const text of ['No name provided', 'English', 'Website', 'Inactive']) expect(secondItem).toHaveTextContent(text);
});

test('the list has pages, a filter and a search', async () => {
  const { user } = await openNewsletter();
  const secondPageEndpoint = listEndpoint.replace('offset=0', 'offset=50');
  stubSubscribers([toSubscriber({ email: 'second@example.com' })], 50_000, secondPageEndpoint);
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText('second@example.com')).toBeInTheDocument();
  const inactiveEndpoint = listEndpoint.replace('?', '?status=inactive&');
  stubSubscribers([toSubscriber({ email: 'gone@example.com', isActive: false })], 10, inactiveEndpoint);
  await user.click(screen.getByText('Inactive', { selector: '.ant-segmented-item-label' }));
  expect(await screen.findByText('gone@example.com')).toBeInTheDocument();
  stubSubscribers([], 0, `${listEndpoint.replace('?', '?q=nobody+at+all&status=inactive&')}`);
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or e-mail' }), 'nobody at all{Enter}');
  expect(await screen.findByText('No subscriber found.')).toBeInTheDocument();
});

test.each([
  [true, 'Deactivate', 'Subscriber deactivated successfully!'],
  [false, 'Activate', 'Subscriber activated successfully!'],
])('a subscriber (active: %s) has the action %s', async (isActive, buttonName, expectedMessage) => {
  const { user } = await openNewsletter('en', [toSubscriber({ isActive })]);
  stubApiResponse(statusEndpoint, { body: toSubscriber({ isActive: !isActive }) });
  await user.click(screen.getByRole('button', { name: `${buttonName}: zuzana@example.com` }));
  expect(await screen.findByText(expectedMessage)).toBeInTheDocument();
  expect(findRequests(statusEndpoint).map(({ body }) => body)).toEqual([{ isActive: !isActive }]);
  await waitFor(() => expect(findRequests(listEndpoint).length).toBeGreaterThan(1));
});

test('the page shows that a change has failed', async () => {
  const { user } = await openNewsletter();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  stubApiResponse(statusEndpoint, problem(404, 'not_found'));
  await user.click(screen.getByRole('button', { name: 'Deactivate: zuzana@example.com' }));
  expect(await screen.findByText('Failed to update subscriber status.')).toBeInTheDocument();
  stubApiResponse('DELETE /api/admin/newsletter/subscribers/s1', problem(404, 'not_found'));
  const deleteButton = screen.getByRole('button', { name: 'Delete: zuzana@example.com' });
  await waitFor(() => expect(deleteButton).toBeEnabled());
  await user.click(deleteButton);
  await user.click(await screen.findByRole('button', { name: 'They were on the list by mistake' }));
  expect(await screen.findByText('Failed to delete subscriber.')).toBeInTheDocument();
});

test.each([
  [
    'en',
    'Delete: zuzana@example.com',
    'Are you sure you want to delete zuzana@example.com?',
    'They were on the list by mistake',
    'Subscriber deleted successfully!',
  ],
  [
    'sk',
    'Odstrániť: zuzana@example.com',
    'Naozaj chcete odstrániť odberateľa zuzana@example.com?',
    'Bol v\u00a0zozname omylom',
    'Odberateľ je odstránený!',
  ],
] as const)('deleting asks for a reason (%s)', async (language, buttonName, question, reason, message) => {
  const { user } = await openNewsletter(language);
  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(false);
  await user.click(screen.getByRole('button', { name: buttonName }));
  expect(confirmSpy).toHaveBeenCalledWith(question);
  confirmSpy.mockReturnValue(true);
  stubApiResponse('DELETE /api/admin/newsletter/subscribers/s1', { status: 204 });
  await user.click(screen.getByRole('button', { name: buttonName }));
  await user.click(await screen.findByRole('button', { name: reason }));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('the deletion of a subscriber who asked to leave sends this reason', async () => {
  const { user } = await openNewsletter();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const deleteButton = screen.getByRole('button', { name: 'Delete: zuzana@example.com' });
  await user.click(deleteButton);
  await user.click(await screen.findByRole('button', { name: 'Keep on the list' }));
  stubApiResponse('DELETE /api/admin/newsletter/subscribers/s1?reason=asked', { status: 204 });
  await user.click(deleteButton);
  await user.click(await screen.findByRole('button', { name: 'They asked to leave' }));
  expect(await screen.findByText('Subscriber deleted successfully!')).toBeInTheDocument();
});

test('the page shows an empty list, and a list that fails to load', async () => {
  stubAdminResponses();
  stubApiResponse(listEndpoint, { body: { items: [], total: 0, counts: { active: 0, inactive: 0 } } });
  const { unmount } = openAdmin('/admin/newsletter');
  expect(await screen.findByText(/No subscribers yet/)).toBeInTheDocument();
  unmount();
  stubApiResponse(listEndpoint, problem(403, 'forbidden'));
  openAdmin('/admin/newsletter');
  expect(await screen.findByText('This could not be loaded.')).toBeInTheDocument();
});

test('the list is exported as a download', async () => {
  const { user } = await openNewsletter();
  stubApiResponse('GET /api/admin/newsletter/export', { body: 'a sheet' });
  await user.click(screen.getByRole('button', { name: 'Export XLSX' }));
  expect(await screen.findByText('The list has been exported.')).toBeInTheDocument();
  expect(downloads.map(({ name }) => name)).toEqual(['newsletter-subscribers.xlsx']);
  stubApiResponse('GET /api/admin/newsletter/export', problem(503, 'busy'));
  await user.click(await screen.findByRole('button', { name: 'Export XLSX' }));
  expect(await screen.findByText(/^Export failed: the server is very busy/)).toBeInTheDocument();
});

test('an import is previewed; refused rows can be downloaded', async () => {
  const { user } = await openNewsletter();
  stubFileRows([
    { email: 'zuzana@example.com', firstName: 'Zuzana', lastName: 'Kováčová' },
    { email: 'nobody', reason: 'email_invalid' },
    { email: 'new@example.com', firstName: '=1+1', language: 'en' },
  ]);
  chooseImportFile('email,first name,last name,language');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import: people.csv' }));
  expect((await dialog.findAllByRole('definition')).map(({ textContent }) => textContent)).toEqual(['2', '1']);
  expect(dialog.getByText(/not a valid e-mail/, { selector: 'li' })).toBeInTheDocument();
  expect(findRequests(importEndpoint)).toHaveLength(0);

  const skipped = [{ row: 1, email: 'zuzana@example.com', reason: 'already_subscribed' }];
  stubApiResponse(importEndpoint, { body: { imported: 1, left: 0, skippedCount: 1, skipped } });
  await user.click(dialog.getByRole('button', { name: 'Import 2 subscribers' }));
  expect(await screen.findByText('Successfully imported 1 subscribers!')).toBeInTheDocument();
  expect(findRequests(importEndpoint)[0]?.body).toEqual([
    {
      email: 'zuzana@example.com',
      firstName: 'Zuzana',
      lastName: 'Kováčová',
      language: 'sk',
      notes: null,
      subscribedAt: null,
      source: 'admin_import',
      isActive: true,
    },
    {
      email: 'new@example.com',
      firstName: '=1+1',
      lastName: null,
      language: 'en',
      notes: null,
      subscribedAt: null,
      source: 'admin_import',
      isActive: true,
    },
  ]);
  expect(dialog.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['1', '2']);

  await user.click(dialog.getByRole('button', { name: /Download these rows/ }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  const [download] = downloads;
  const text = new TextDecoder().decode(await download?.file.arrayBuffer());
  expect(text.split('\r\n').slice(1)).toEqual([
    'zuzana@example.com,Zuzana,Kováčová,sk,,,active,2,already on the list',
    'nobody,,,sk,,,active,3,not a valid e-mail',
  ]);
});

test('a large file is sent in parts, and continues after a failure', async () => {
  const { user } = await openNewsletter();
  stubFileRows(Array.from({ length: 2_500 }, (_, index) => ({ email: `guest${index}@example.com` })));
  chooseImportFile('email');
  const importButton = await screen.findByRole('button', { name: 'Import 2,500 subscribers' });
  let requestCount = 0;
  stubApiResponse(importEndpoint, ({ body }) => {
    requestCount += 1;
    if (requestCount === 2) return problem(503, 'busy');
    return { body: { imported: (body as ImportRowDto[]).length, left: 0, skippedCount: 0, skipped: [] } };
  });
  await user.click(importButton);
  expect(await screen.findByText(/^Import failed\. Please check file format\. \S/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go on with the other 1,500 subscribers' }));
  expect(await screen.findByText('Successfully imported 2,500 subscribers!')).toBeInTheDocument();
  const rowCounts = findRequests(importEndpoint).map(({ body }) => (body as ImportRowDto[]).length);
  expect(rowCounts).toEqual([1_000, 1_000, 1_000, 500]);
});

test.each([
  ['in another format', 'sheet_other_format', / A list in XLSX, CSV, plain text or JSON is read\.$/],
  ['too large', 'sheet_too_large', / It may have up to 100,000 rows, 200 columns and 20 MB; divide it\.$/],
])('a file that is %s is refused', async (_name, code, expectedReason) => {
  await openNewsletter();
  const errors = [{ field: 'file', code, message: '' }];
  stubApiResponse(readFileEndpoint, problem(400, 'validation_failed', { errors }));
  chooseImportFile('{', 'people.json');
  const failureMessage = await screen.findByText('Import failed. Please check file format.', { exact: false });
  expect(failureMessage).toHaveTextContent(expectedReason);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a note is saved, and stays in the form when saving fails', async () => {
  const { user } = await openNewsletter('en', [toSubscriber({ notes: 'met at the fair' })]);
  const noteEndpoint = 'PUT /api/admin/newsletter/subscribers/s1/note';
  stubApiResponse(noteEndpoint, { isConnectionLost: true });
  await user.click(screen.getByRole('button', { name: 'Note: zuzana@example.com' }));
  const note = screen.getByLabelText('Note on zuzana@example.com');
  expect(note).toHaveValue('met at the fair');
  await user.clear(note);
  await user.type(note, 'likes Frankovka');
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText(/^Failed to save the note: no answer has come/)).toBeInTheDocument();
  expect(note).toHaveValue('likes Frankovka');
  stubApiResponse(noteEndpoint, { body: toSubscriber({ notes: 'likes Frankovka' }) });
  stubSubscribers([toSubscriber({ notes: 'likes Frankovka' })], 50_000);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save note' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('The note is saved.')).toBeInTheDocument();
  expect(await screen.findByText('Note: likes Frankovka')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByLabelText('Note on zuzana@example.com')).not.toBeInTheDocument());
  expect(findRequests(noteEndpoint).map(({ body }) => body)).toEqual([
    { notes: 'likes Frankovka' },
    { notes: 'likes Frankovka' },
  ]);
});
