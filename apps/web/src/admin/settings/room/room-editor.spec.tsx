import type { VenuePreviewDto, VenueSettingsDto } from '@strapec/contracts';
import { venueRoom } from '@strapec/domain/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildStaffVenue } from '../../../shared/testing/site-fixtures';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, openAdmin } from '../../testing/open-admin';

beforeEach(() => {
  stopClock();
  Element.prototype.scrollIntoView = () => undefined;
  let capturedPointer: number | null = null;
  Element.prototype.setPointerCapture = (pointer) => void (capturedPointer = pointer);
  Element.prototype.hasPointerCapture = (pointer) => capturedPointer === pointer;
});
afterEach(() => jest.useRealTimers());

const previewEndpoint = 'POST /api/admin/venue/preview';
const newPlan = { from: '2027-03-01', value: { ...venueRoom, tables: venueRoom.tables.slice(0, 8), combinations: [] } };
const buildVenueSettings = (rooms: object[] = []): VenueSettingsDto =>
  ({
    ...{ today: '2026-11-21', venue: buildStaffVenue(), holidays: [], closures: [], toReseat: 0 },
    rooms: [{ from: '2024-01-01', value: venueRoom }, ...rooms],
  }) as unknown as VenueSettingsDto;
const emptyPreview: VenuePreviewDto = {
  hash: 'seen',
  ...{ evenings: 0, keptCount: 0, reseatedCount: 0, strandedCount: 0, seatedAgainCount: 0, changedDays: 0 },
  ...{ reseated: [], stranded: [], hours: [] },
};

async function openEditor(language: 'en' | 'sk' = 'en', venue = buildVenueSettings()) {
  stubAdminResponses();
  stubApiResponse('GET /api/admin/venue', { body: venue });
  stubApiResponse(previewEndpoint, { body: emptyPreview });
  const { user } = openAdmin('/admin/venue', language);
  const buttonName = language === 'en' ? 'New table plan from a date' : 'Nový plán stolov od dátumu';
  await user.click(await screen.findByRole('button', { name: buttonName }));
  await screen.findByRole('group', { name: language === 'en' ? 'Drawing of the tables' : 'Náčrt stolov' });
  return user;
}

const getTableButton = (id: string) => screen.getByRole('button', { name: new RegExp(`^${id}, 1|^${id}, 3`) });
const getPreviewButton = () => screen.getByRole('button', { name: 'See what it changes' });
const readSentChange = () =>
  (findRequests(previewEndpoint).at(-1)?.body as { putRoom: { room: { from: string; value: typeof venueRoom } } })
    .putRoom;

test('staff add a table with name, size, zone and combination, and the editor counts the seats', async () => {
  const user = await openEditor();
  const capacity = screen.getByRole('region', { name: 'Parties seated at the same time' });
  expect(capacity).toHaveTextContent('Parties of 5 to 82, as before');
  await user.click(screen.getByRole('button', { name: 'Add a table' }));
  const panel = screen.getByRole('region', { name: 'Chosen: T9' });
  await user.clear(within(panel).getByLabelText('Name'));
  await user.type(within(panel).getByLabelText('Name'), 't5{Tab}');
  expect(within(panel).getByText('Another table has this name.')).toBeInTheDocument();
  await user.clear(within(panel).getByLabelText('Name'));
  await user.type(within(panel).getByLabelText('Name'), 'Okno{Enter}');
  await user.clear(screen.getByLabelText('Guests to'));
  await user.type(screen.getByLabelText('Guests to'), '4');
  await user.type(screen.getByLabelText('Zone, in Slovak'), 'Terasa');
  expect(screen.getByText('Write it in both languages, or in none.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Zone, in English'), 'Terrace');
  await user.click(getTableButton('T8'));
  await user.click(screen.getByRole('button', { name: 'Join T8 + Okno' }));
  expect(await screen.findByText('before 2, now 3')).toBeInTheDocument();
  expect(capacity).toHaveTextContent('Before 9 tables and 30 seats, now 10 and 34.');
  await user.click(getPreviewButton());
  await screen.findByText('No existing reservation is affected.');
  const { value, from } = readSentChange().room;
  expect(from).toBe('2026-11-21');
  expect(value.tables.at(-1)).toMatchObject({
    id: 'Okno',
    minParty: 1,
    maxParty: 4,
    zone: { sk: 'Terasa', en: 'Terrace' },
  });
  expect(value.combinations.at(-1)).toEqual({ tables: ['T8', 'Okno'], minParty: 5, maxParty: 8, isWholeRoom: false });
}, 30_000);

test('a table is moved by arrow keys and by touch, within the drawing, and announced', async () => {
  const user = await openEditor('sk');
  getTableButton('T1').focus();
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('T1: stĺpec 1, riadok 3')).toBeInTheDocument();
  const canvas = screen.getByRole('group', { name: 'Náčrt stolov' });
  canvas.getBoundingClientRect = () => ({ width: 280 }) as DOMRect; // 10 pixels a step
  const draggedTable = getTableButton('T2');
  fireEvent.pointerDown(draggedTable, { pointerId: 1, button: 0, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(draggedTable, { pointerId: 1, clientX: 103, clientY: 101 });
  expect(draggedTable).toHaveAccessibleName(/stĺpec 5, riadok 2/); // too short for a drag
  fireEvent.pointerMove(draggedTable, { pointerId: 1, clientX: 131, clientY: 149 });
  fireEvent.pointerUp(draggedTable, { pointerId: 1 });
  fireEvent.click(draggedTable);
  expect(draggedTable).toHaveAccessibleName(/stĺpec 8, riadok 7/);
  expect(draggedTable).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(draggedTable);
  expect(draggedTable).toHaveAttribute('aria-pressed', 'true');
}, 30_000);

test('removing a table removes its combinations, and an error names its table', async () => {
  const user = await openEditor();
  getTableButton('T6').focus();
  await user.keyboard('{Delete}');
  expect(screen.getByText('T6 removed')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Split T6 + T7' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Split T1 + T2' }));
  await user.click(getTableButton('T1'));
  await user.clear(screen.getByLabelText('Guests from'));
  await user.type(screen.getByLabelText('Guests from'), '3');
  expect(screen.getByText('Shown once all sizes and joins are valid.')).toBeInTheDocument();
  await user.click(getPreviewButton());
  expect(
    await screen.findByText('T1: The smallest party must not be larger than the largest one.'),
  ).toBeInTheDocument();
  expect(findRequests(previewEndpoint)).toEqual([]);
  await user.clear(screen.getByLabelText('Guests to'));
  await user.type(screen.getByLabelText('Guests to'), '4');
  await waitFor(() => expect(document.querySelector('.ant-form-item-has-error')).toBeNull()); // the error fades out
}, 30_000);

test('a table plan that begins later can be edited', async () => {
  const user = await openEditor('sk', buildVenueSettings([newPlan]));
  expect(screen.getByText('8 stolov, 22 miest')).toBeInTheDocument();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Zavrieť' }));
  await user.click(await screen.findByRole('button', { name: /^Upraviť: Platí od: .*2027/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Celá miestnosť' }));
  await user.click(screen.getByRole('button', { name: 'Pozrieť, čo to zmení' }));
  await screen.findByText('Netýka sa to nikoho, kto už má rezerváciu.');
  expect(readSentChange()).toMatchObject({
    replaces: '2027-03-01',
    room: {
      from: '2027-03-01',
      value: { combinations: [{ tables: [], minParty: 13, maxParty: 22, isWholeRoom: true }] },
    },
  });
}, 30_000);
