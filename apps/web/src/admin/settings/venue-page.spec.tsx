import type { VenuePreviewDto, VenueSettingsDto } from '@strapec/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { buildStaffVenue } from '../../shared/testing/site-fixtures';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import { sampleBusinessDetails, stubAdminResponses, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopClock());
afterEach(() => jest.useRealTimers());

const venueEndpoint = 'GET /api/admin/venue';
const previewEndpoint = 'POST /api/admin/venue/preview';
const saveEndpoint = 'PUT /api/admin/venue';

const terraceZone = { sk: 'Terasa', en: 'Terrace' };
const rooms = [
  {
    from: '2024-01-01',
    value: {
      tables: [
        { id: 'T5', minParty: 1, maxParty: 2, x: 1, y: 1, zone: terraceZone },
        { id: 'T6', minParty: 1, maxParty: 4, x: 5, y: 1 },
        { id: 'T7', minParty: 1, maxParty: 4, x: 9, y: 1, zone: terraceZone },
      ],
      combinations: [{ tables: ['T6', 'T7'], minParty: 5, maxParty: 8, isWholeRoom: false }],
    },
  },
];
const buildVenueSettings = (overrides: Partial<VenueSettingsDto> = {}): VenueSettingsDto =>
  ({
    today: '2026-11-21',
    venue: buildStaffVenue(),
    holidays: [],
    toReseat: 0,
    rooms,
    closures: [],
    ...overrides,
  }) as VenueSettingsDto;

const christmas = { from: '2026-12-24', to: '2026-12-26', hours: null, label: { sk: 'Vianoce', en: 'Christmas' } };
const settingsWithChristmas = buildVenueSettings({
  venue: buildStaffVenue({
    schedule: { ...buildStaffVenue().schedule, specialDays: [christmas] },
  }) as VenueSettingsDto['venue'],
});

const buildPreview = (overrides: Partial<VenuePreviewDto> = {}): VenuePreviewDto => ({
  hash: 'seen',
  ...{ evenings: 0, keptCount: 0, reseatedCount: 0, strandedCount: 0, seatedAgainCount: 0, changedDays: 1 },
  ...{ reseated: [], stranded: [] },
  hours: [
    { date: '2026-12-24', before: { opens: 960, lastStart: 1380, closes: 1440 }, after: null, times: 1, until: null },
  ],
  ...overrides,
});
const zuzanaVisit = { id: 'r-1', firstName: 'Zuzana', lastName: 'Kováčová', date: '2026-12-24', time: '18:00' };
const strandedVisitPreview = buildPreview({
  ...{ evenings: 1, strandedCount: 1 },
  stranded: [{ ...zuzanaVisit, partySize: 2, status: 'confirmed', why: 'closed' }],
});

async function openVenuePage(venueSettings = buildVenueSettings(), language: 'en' | 'sk' = 'en') {
  stubAdminResponses();
  stubApiResponse(venueEndpoint, { body: venueSettings });
  const admin = openAdmin('/admin/venue', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Operations' : 'Prevádzka' });
  return admin;
}

const fillField = async (user: Awaited<ReturnType<typeof openVenuePage>>['user'], label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, `${value}{Tab}`);
};

test('a special day is previewed with the affected guests before it is saved', async () => {
  const { user } = await openVenuePage();
  expect(screen.getByText('None are planned.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add special days' }));
  await fillField(user, 'From', '24. 12. 2026');
  await fillField(user, 'To (included)', '26. 12. 2026');
  await fillField(user, 'Why, in Slovak', 'Vianoce');
  await fillField(user, 'Why, in English', 'Christmas');
  stubApiResponse(previewEndpoint, { body: strandedVisitPreview });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('1 reservation is left without a table')).toBeInTheDocument();
  expect(screen.getByText('Zuzana Kováčová, 2 guests')).toBeInTheDocument();
  expect(screen.getByText(/closed that day/)).toBeInTheDocument();
  expect(findRequests(saveEndpoint)).toEqual([]);
  stubApiResponse(saveEndpoint, { body: settingsWithChristmas });
  stubApiResponse(venueEndpoint, { body: settingsWithChristmas });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it already.')).toBeInTheDocument();
  const change = { putSpecialDay: { day: christmas, replaces: null } };
  expect(findRequests(saveEndpoint).map(({ body }) => body)).toEqual([{ change, hash: 'seen' }]);
  expect(await screen.findByText('Thursday 24 December – Saturday 26 December')).toBeInTheDocument();
});

test('invalid values are shown at their fields, in Slovak too, and nothing is sent', async () => {
  const { user } = await openVenuePage(buildVenueSettings(), 'sk');
  await user.click(screen.getByRole('button', { name: 'Pridať výnimočné dni' }));
  await fillField(user, 'Od', '21. 11. 2026'); // no day is proposed, so that today is not closed by mistake
  await fillField(user, 'Do (vrátane)', '20. 11. 2026');
  await fillField(user, 'Prečo, po slovensky', 'Vianoce');
  await user.click(screen.getByRole('button', { name: 'Pozrieť, čo to zmení' }));
  expect(await screen.findByText('Posledný deň nesmie byť pred prvým.')).toBeInTheDocument();
  expect(screen.getByText(/Napíšte to v\soboch jazykoch, alebo v\sžiadnom\./)).toBeInTheDocument();
  expect(findRequests(previewEndpoint)).toEqual([]);
});

test('hours after midnight can be typed, and errors are shown at their fields', async () => {
  const { user } = await openVenuePage();
  await user.click(screen.getByRole('button', { name: 'Add special days' }));
  for (const label of ['From', 'To (included)']) await fillField(user, label, '24. 12. 2026');
  await user.click(within(screen.getByRole('dialog')).getByText('Open'));
  await fillField(user, 'Opens', '9.30');
  await fillField(user, 'Closes', '2');
  await fillField(user, 'Last start', '03:00');
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('It must lie between opening and closing.')).toBeInTheDocument();
  await fillField(user, 'Last start', '2400');
  stubApiResponse(previewEndpoint, { body: buildPreview() });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('No existing reservation is affected.')).toBeInTheDocument();
  const [request] = findRequests(previewEndpoint);
  expect(request?.body).toMatchObject({
    putSpecialDay: { day: { hours: { opens: 570, lastStart: 1440, closes: 1560 } } },
  });
});

test('a preview that is outdated is not saved, and the new one is shown', async () => {
  const { user } = await openVenuePage(settingsWithChristmas);
  stubApiResponse(previewEndpoint, { body: buildPreview() });
  await user.click(screen.getByRole('button', { name: /^Remove: Thursday\s24\sDecember/ }));
  expect(await screen.findByText('No existing reservation is affected.')).toBeInTheDocument();
  stubApiResponse(saveEndpoint, problem(409, 'venue_moved_on'));
  stubApiResponse(previewEndpoint, { body: { ...strandedVisitPreview, hash: 'seen again' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Something has changed meanwhile')).toBeInTheDocument();
  expect(screen.getByText('Zuzana Kováčová, 2 guests')).toBeInTheDocument();
  stubApiResponse(saveEndpoint, { body: buildVenueSettings() });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it already.')).toBeInTheDocument();
  expect(findRequests(saveEndpoint).map(({ body }) => (body as { hash: string }).hash)).toEqual(['seen', 'seen again']);
});

test('a choice for a holiday is only previewed until it is saved', async () => {
  const label = { sk: 'Štedrý deň', en: 'Christmas Eve' };
  const hours = { opens: 960, lastStart: 1380, closes: 1440 };
  const { user } = await openVenuePage(buildVenueSettings({ holidays: [{ date: '2026-12-24', label, hours }] }));
  stubApiResponse(previewEndpoint, { body: strandedVisitPreview });
  await user.click(screen.getByRole('button', { name: 'Closed: Christmas Eve' }));
  expect(await screen.findByText('Zuzana Kováčová, 2 guests')).toBeInTheDocument();
  expect(findRequests(previewEndpoint)[0]?.body).toEqual({
    putSpecialDay: { day: { from: '2026-12-24', to: '2026-12-24', hours: null, label }, replaces: null },
  });
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(findRequests(saveEndpoint)).toEqual([]);
});

test('new weekly hours begin on a date', async () => {
  const { user } = await openVenuePage();
  await user.click(screen.getByRole('button', { name: 'New week from a date' }));
  await fillField(user, 'From this evening on', '2027-01-01');
  const sunday = screen.getByRole('group', { name: 'Sunday' });
  await user.click(within(sunday).getByText('Open'));
  const previewDay = { before: null, after: null, times: 1, until: null };
  const previewHours = [
    { ...previewDay, date: '2026-12-02', times: 30 },
    { ...previewDay, date: '2026-12-03', times: 5, until: '2026-12-31' },
    { ...previewDay, date: '2026-12-24' },
  ];
  stubApiResponse(previewEndpoint, { body: buildPreview({ changedDays: 82, hours: previewHours }) });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('and 46 more days')).toBeInTheDocument();
  expect(screen.getByText('Wednesday 2 December and every week after')).toBeInTheDocument();
  expect(screen.getByText('Thursday 3 December – Thursday 31 December, every week')).toBeInTheDocument();
  expect(findRequests(previewEndpoint)[0]?.body).toMatchObject({
    putWeek: {
      replaces: null,
      week: { from: '2027-01-01', value: { monday: null, sunday: { opens: 960, lastStart: 1380, closes: 1440 } } },
    },
  });
});

test('the hours of a day, with a break, are copied to another day', async () => {
  const { user } = await openVenuePage();
  await user.click(screen.getByRole('button', { name: 'New week from a date' }));
  await fillField(user, 'From this evening on', '2027-01-01');
  const wednesday = within(screen.getByRole('group', { name: 'Wednesday' }));
  await user.click(wednesday.getByLabelText('Closed in between'));
  const fillWednesdayField = async (label: string, text: string) => {
    await user.clear(wednesday.getByLabelText(label));
    await user.type(wednesday.getByLabelText(label), text);
  };
  await fillWednesdayField('Opens', '11');
  await fillWednesdayField('Closed from', '23:30');
  await fillWednesdayField('Opens again', '17');
  await user.click(wednesday.getByText('The same for…'));
  await user.click(wednesday.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(wednesday.getByRole('button', { name: 'Copy' }));
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findAllByText(/^The break begins an hour after opening/)).toHaveLength(2);
  const sunday = within(screen.getByRole('group', { name: 'Sunday' }));
  await fillWednesdayField('Closed from', '14');
  await user.clear(sunday.getByLabelText('Closed from'));
  await user.type(sunday.getByLabelText('Closed from'), '1430');
  stubApiResponse(previewEndpoint, { body: buildPreview() });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  await screen.findByText('No existing reservation is affected.');
  const hours = { opens: 660, lastStart: 1380, closes: 1440 };
  expect(findRequests(previewEndpoint)[0]?.body).toMatchObject({
    putWeek: {
      week: {
        value: {
          wednesday: { ...hours, break: { from: 840, until: 1020 } },
          sunday: { ...hours, break: { from: 870, until: 1020 } },
        },
      },
    },
  });
});

test('a pause of online reservations is previewed like any change', async () => {
  const { user } = await openVenuePage(); // a Saturday
  expect(screen.getByText('Guests reserve online up to the start at 23:30.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pause online reservations' }));
  await fillField(user, 'No more online reservations from', '15:00');
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('It must lie between opening and the last start.')).toBeInTheDocument();
  await fillField(user, 'No more online reservations from', '20:00');
  stubApiResponse(previewEndpoint, { body: buildPreview({ changedDays: 0, hours: [] }) });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('The opening hours that guests read stay as they are.')).toBeInTheDocument();
  expect(findRequests(previewEndpoint)[0]?.body).toEqual({ putPause: { pause: { date: '2026-11-21', from: 1200 } } });
});

test('a pause is shown and ended', async () => {
  const schedule = { ...buildStaffVenue().schedule, pauses: [{ date: '2026-11-21', from: 1200 }] };
  const { user } = await openVenuePage(
    buildVenueSettings({ venue: buildStaffVenue({ schedule }) as VenueSettingsDto['venue'] }),
    'sk',
  );
  expect(screen.getByText(/Na začiatky od 20:00 sa dnes online nerezervuje/)).toBeInTheDocument();
  stubApiResponse(previewEndpoint, { body: buildPreview() });
  await user.click(screen.getByRole('button', { name: 'Skončiť pauzu' }));
  expect(await screen.findByText('Netýka sa to nikoho, kto už má rezerváciu.')).toBeInTheDocument();
  expect(findRequests(previewEndpoint)[0]?.body).toEqual({ removePause: { date: '2026-11-21' } });
});

test('a table is taken out of use tonight with two presses, after a preview', async () => {
  const { user } = await openVenuePage();
  await user.click(screen.getByRole('button', { name: 'Out of use: T6, for 1 to 4 guests' }));
  expect(await screen.findByRole('checkbox', { name: /^T6/ })).toBeChecked();
  await fillField(user, 'Why', 'A broken leg');
  const reseated = [{ ...zuzanaVisit, partySize: 2, status: 'confirmed' as const, from: ['T6'], to: ['T5'] }];
  stubApiResponse(previewEndpoint, { body: buildPreview({ evenings: 1, reseatedCount: 1, reseated, hours: [] }) });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText(/T6 → T5/)).toBeInTheDocument();
  const closure = { tables: ['T6'], from: '2026-11-21', to: '2026-11-21', reason: 'A broken leg' };
  expect(findRequests(previewEndpoint)[0]?.body).toEqual({ putClosure: { closure, replaces: null } });
  const settingsWithClosure = buildVenueSettings({ closures: [{ ...closure, id: 7 }] });
  stubApiResponse(saveEndpoint, { body: settingsWithClosure });
  stubApiResponse(venueEndpoint, { body: settingsWithClosure });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A broken leg/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Out of use: T6.*out of use tonight$/ })).toBeInTheDocument();
});

test('tables are put back into use, and errors are shown at their fields', async () => {
  const closure = { id: 7, tables: ['T5', 'T6'], from: '2026-11-01', to: '2026-12-06' };
  const { user } = await openVenuePage(buildVenueSettings({ closures: [closure] }), 'sk');
  expect(screen.getByText(/do: nedeľa\s6\.\s12\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upraviť: T5, T6' }));
  for (const name of [/^T5/, /^T6/]) await user.click(await screen.findByRole('checkbox', { name }));
  await fillField(user, 'Do (vrátane)', '20. 11. 2026');
  await user.click(screen.getByRole('button', { name: 'Pozrieť, čo to zmení' }));
  expect(await screen.findByText('Vyberte aspoň jeden stôl.')).toBeInTheDocument();
  expect(screen.getByText('Tieto dni už prešli.')).toBeInTheDocument();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Zavrieť' }));
  stubApiResponse(previewEndpoint, { body: buildPreview() });
  await user.click(await screen.findByRole('button', { name: 'Vrátiť do prevádzky: T5, T6' }));
  expect(await screen.findByText('Netýka sa to nikoho, kto už má rezerváciu.')).toBeInTheDocument();
  expect(findRequests(previewEndpoint)[0]?.body).toEqual({ removeClosure: { id: 7 } });
});

test('one press takes all tables of a zone out of use, and the closure names the zone', async () => {
  const closure = { id: 7, tables: ['T5', 'T7'], from: '2026-11-21', to: '2026-11-21' };
  const { user } = await openVenuePage(buildVenueSettings({ closures: [closure] }));
  expect(screen.getByText('Terrace (T5, T7)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Out of use' }));
  await user.click(await screen.findByRole('button', { name: 'All of Terrace' }));
  stubApiResponse(previewEndpoint, { body: buildPreview() });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  await screen.findByText('No existing reservation is affected.');
  const { id: _, ...newClosure } = closure;
  expect(findRequests(previewEndpoint)[0]?.body).toEqual({ putClosure: { closure: newClosure, replaces: null } });
});

test('the page counts the evenings that are still to be reseated', async () => {
  await openVenuePage(buildVenueSettings({ toReseat: 3 }));
  expect(screen.getByText('3 evenings are still being updated.')).toBeInTheDocument();
});

describe('the booking rules', () => {
  const [currentRules] = buildStaffVenue().rules;
  const plannedRules = { from: '2027-01-01', value: { ...currentRules?.value, approvalFrom: 7, leadMinutes: 120 } };
  const settingsWithPlannedRules = buildVenueSettings({
    venue: buildStaffVenue({ rules: [...buildStaffVenue().rules, plannedRules] as never }) as never,
  });

  test('are listed as sentences, later rules by what they change', async () => {
    await openVenuePage(settingsWithPlannedRules, 'sk');
    const rules = within(screen.getByRole('region', { name: 'Pravidlá' }));
    expect(rules.getByText('Skupiny od 5 osôb čakajú na vaše schválenie.')).toBeInTheDocument();
    expect(rules.getByText('Veľké stoly sú len pre väčšie skupiny.')).toBeInTheDocument();
    expect(rules.getByText('Skupiny od 7 osôb čakajú na vaše schválenie.')).toBeInTheDocument();
    expect(rules.getByText('Hostia rezervujú najneskôr 2 hodiny pred začiatkom.')).toBeInTheDocument();
    expect(rules.getAllByText('Návštevy sa začínajú každých 30 minút.')).toHaveLength(1);
    expect(rules.getAllByRole('button', { name: /^(Upraviť|Odstrániť)/ })).toHaveLength(2); // rules that have begun cannot be changed
  });

  test('that begin on a date are previewed with the old values before they are saved', async () => {
    const { user } = await openVenuePage();
    await user.click(screen.getByRole('button', { name: 'New rules from a date' }));
    await fillField(user, 'From this evening on', '1. 1. 2027');
    await fillField(user, 'Approval from', '7');
    await fillField(user, 'Open large tables to small parties before the start', '60');
    await user.click(screen.getAllByRole('checkbox', { name: 'no party' })[1] as HTMLElement);
    expect(screen.getByLabelText('Deposit from')).toBeDisabled();
    await fillField(user, 'A start every', '20');
    await user.click(screen.getByRole('button', { name: 'See what it changes' }));
    expect(await screen.findByText('A whole number from 15 to 240, in steps of 15.')).toBeInTheDocument();
    expect(findRequests(previewEndpoint)).toEqual([]);
    await fillField(user, 'A start every', '15');
    await user.click(screen.getByRole('checkbox', { name: 'T5' }));
    stubApiResponse(previewEndpoint, { body: buildPreview({ changedDays: 0, hours: [] }) });
    await user.click(screen.getByRole('button', { name: 'See what it changes' }));
    const changesHeading = await screen.findByRole('heading', { name: 'Rules that change' });
    expect(changesHeading.parentElement).toHaveTextContent(
      /15 minutes\.was: Visits begin every 30 minutes\.Parties of 7 .*was: Parties of 5 .*1 hour before the start/,
    );
    const value = {
      ...currentRules?.value,
      approvalFrom: 7,
      depositFrom: 21,
      smallPartiesFrom: 60,
      slotMinutes: 15,
      walkInTables: ['T5'],
    };
    expect(findRequests(previewEndpoint)[0]?.body).toEqual({
      putRules: { replaces: null, rules: { from: '2027-01-01', value } },
    });
    stubApiResponse(saveEndpoint, { body: settingsWithPlannedRules });
    stubApiResponse(venueEndpoint, { body: settingsWithPlannedRules });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Guests see it already.')).toBeInTheDocument();
  });

  test('that are planned can be removed after a preview', async () => {
    const { user } = await openVenuePage(settingsWithPlannedRules);
    stubApiResponse(previewEndpoint, { body: buildPreview({ changedDays: 0, hours: [] }) });
    await user.click(screen.getByRole('button', { name: /^Remove: rules, From Friday/ }));
    expect(await screen.findByText(/was: Parties of 7 and more wait/)).toBeInTheDocument();
    expect(findRequests(previewEndpoint)[0]?.body).toEqual({ removeRules: { from: '2027-01-01' } });
  });
});

test('a colour that is hard to read is not saved, and the nearest readable one is offered', async () => {
  const { user } = await openVenuePage();
  const region = within(await screen.findByRole('region', { name: 'Colour of buttons and links' }));
  fireEvent.change(region.getByLabelText('Your own'), { target: { value: '#e0a030' } });
  expect(region.getByRole('alert')).toHaveTextContent('Letters of the colour #e0a030 could not be read on the pages.');
  expect(region.queryByRole('button', { name: 'Save the colour' })).not.toBeInTheDocument();
  await user.click(region.getByRole('button', { name: 'Use the nearest that can: #8b631e' }));
  stubApiResponse('PUT /api/admin/business-details', {
    body: { ...sampleBusinessDetails, accent: '#8b631e', version: 4 },
  });
  await user.click(region.getByRole('button', { name: 'Save the colour' }));
  expect(await screen.findByText('Saved. Guests see it now.')).toBeInTheDocument();
  expect(findRequests('PUT /api/admin/business-details')[0]?.body).toEqual({
    ...sampleBusinessDetails,
    accent: '#8b631e',
  });
});

test('a map that cannot be fetched shows a notice, and can be fetched again', async () => {
  stubApiResponse('PUT /api/admin/business-details', { body: { ...sampleBusinessDetails, map: 'static', version: 4 } });
  const { user } = await openVenuePage();
  const mapRegion = within(await screen.findByRole('region', { name: 'Map' }));
  stubApiResponse('GET /api/admin/business-details', { body: { ...sampleBusinessDetails, map: 'static', version: 4 } });
  stubApiResponse('POST /api/admin/look/map', problem(503, 'no_map'));
  await user.click(mapRegion.getByText('Of the surroundings'));
  expect(await screen.findByText(/^The map cannot be fetched now/)).toBeInTheDocument();
  expect(await mapRegion.findByText(/The map is not here yet/)).toBeInTheDocument();
  stubApiResponse('POST /api/admin/look/map', { status: 204 });
  await user.click(mapRegion.getByRole('button', { name: 'Fetch the map' }));
  expect(await screen.findByText('Saved. Guests see it now.')).toBeInTheDocument();
});
