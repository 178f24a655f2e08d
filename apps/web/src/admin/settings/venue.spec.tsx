import type { VenuePreviewDto, VenueSettingsDto } from '@strapec/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { aStaffVenue } from '../../shared/testing/site-fixtures';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import { aBusinessDetails, stubAdminAnswers, openAdmin, problem } from '../testing/open-admin';

beforeEach(() => stopTheClock());
afterEach(() => jest.useRealTimers());

const venueCall = 'GET /api/admin/venue';
const previewCall = 'POST /api/admin/venue/preview';
const saveCall = 'PUT /api/admin/venue';

const terrace = { sk: 'Terasa', en: 'Terrace' };
const rooms = [
  {
    from: '2024-01-01',
    value: {
      tables: [
        { id: 'T5', minParty: 1, maxParty: 2, x: 1, y: 1, zone: terrace },
        { id: 'T6', minParty: 1, maxParty: 4, x: 5, y: 1 },
        { id: 'T7', minParty: 1, maxParty: 4, x: 9, y: 1, zone: terrace },
      ],
      combinations: [{ tables: ['T6', 'T7'], minParty: 5, maxParty: 8, isWholeRoom: false }],
    },
  },
];
const venueSettings = (overrides: Partial<VenueSettingsDto> = {}): VenueSettingsDto =>
  ({
    today: '2026-11-21',
    venue: aStaffVenue(),
    holidays: [],
    toReseat: 0,
    rooms,
    closures: [],
    ...overrides,
  }) as VenueSettingsDto;

const christmas = { from: '2026-12-24', to: '2026-12-26', hours: null, label: { sk: 'Vianoce', en: 'Christmas' } };
const withChristmas = venueSettings({
  venue: aStaffVenue({
    schedule: { ...aStaffVenue().schedule, specialDays: [christmas] },
  }) as VenueSettingsDto['venue'],
});

const aPreview = (overrides: Partial<VenuePreviewDto> = {}): VenuePreviewDto => ({
  hash: 'seen',
  ...{ evenings: 0, keptCount: 0, reseatedCount: 0, strandedCount: 0, seatedAgainCount: 0, changedDays: 1 },
  ...{ reseated: [], stranded: [] },
  hours: [
    { date: '2026-12-24', before: { opens: 960, lastStart: 1380, closes: 1440 }, after: null, times: 1, until: null },
  ],
  ...overrides,
});
const zuzana = { id: 'r-1', firstName: 'Zuzana', lastName: 'Kováčová', date: '2026-12-24', time: '18:00' };
const strandsZuzana = aPreview({
  ...{ evenings: 1, strandedCount: 1 },
  stranded: [{ ...zuzana, partySize: 2, status: 'confirmed', why: 'closed' }],
});

async function openVenue(venue = venueSettings(), language: 'en' | 'sk' = 'en') {
  stubAdminAnswers();
  stubApiAnswer(venueCall, { body: venue });
  const admin = openAdmin('/admin/venue', language);
  await screen.findByRole('heading', { name: language === 'en' ? 'Operations' : 'Prevádzka' });
  return admin;
}

const type = async (user: Awaited<ReturnType<typeof openVenue>>['user'], label: string, words: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  await user.type(field, `${words}{Tab}`);
};

test('a special day is previewed with the affected guests before it is saved', async () => {
  const { user } = await openVenue();
  expect(screen.getByText('None are planned.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add special days' }));
  await type(user, 'From', '24. 12. 2026');
  await type(user, 'To (included)', '26. 12. 2026');
  await type(user, 'Why, in Slovak', 'Vianoce');
  await type(user, 'Why, in English', 'Christmas');
  stubApiAnswer(previewCall, { body: strandsZuzana });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('1 reservation is left without a table')).toBeInTheDocument();
  expect(screen.getByText('Zuzana Kováčová, 2 guests')).toBeInTheDocument();
  expect(screen.getByText(/closed that day/)).toBeInTheDocument();
  expect(requestsTo(saveCall)).toEqual([]);
  stubApiAnswer(saveCall, { body: withChristmas });
  stubApiAnswer(venueCall, { body: withChristmas });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it already.')).toBeInTheDocument();
  const change = { putSpecialDay: { day: christmas, replaces: null } };
  expect(requestsTo(saveCall).map(({ body }) => body)).toEqual([{ change, hash: 'seen' }]);
  expect(await screen.findByText('Thursday 24 December – Saturday 26 December')).toBeInTheDocument();
});

test('invalid values are shown at their fields, in Slovak too, and nothing is sent', async () => {
  const { user } = await openVenue(venueSettings(), 'sk');
  await user.click(screen.getByRole('button', { name: 'Pridať výnimočné dni' }));
  await type(user, 'Od', '21. 11. 2026'); // nothing is proposed: a day that is closed unread would be tonight
  await type(user, 'Do (vrátane)', '20. 11. 2026');
  await type(user, 'Prečo, po slovensky', 'Vianoce');
  await user.click(screen.getByRole('button', { name: 'Pozrieť, čo to zmení' }));
  expect(await screen.findByText('Posledný deň nesmie byť pred prvým.')).toBeInTheDocument();
  expect(screen.getByText(/Napíšte to v\soboch jazykoch, alebo v\sžiadnom\./)).toBeInTheDocument();
  expect(requestsTo(previewCall)).toEqual([]);
});

test('hours after midnight can be typed, and errors are shown at their fields', async () => {
  const { user } = await openVenue();
  await user.click(screen.getByRole('button', { name: 'Add special days' }));
  for (const label of ['From', 'To (included)']) await type(user, label, '24. 12. 2026');
  await user.click(within(screen.getByRole('dialog')).getByText('Open'));
  await type(user, 'Opens', '9.30');
  await type(user, 'Closes', '2');
  await type(user, 'Last start', '03:00');
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('It must lie between opening and closing.')).toBeInTheDocument();
  await type(user, 'Last start', '2400');
  stubApiAnswer(previewCall, { body: aPreview() });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('No existing reservation is affected.')).toBeInTheDocument();
  const [request] = requestsTo(previewCall);
  expect(request?.body).toMatchObject({
    putSpecialDay: { day: { hours: { opens: 570, lastStart: 1440, closes: 1560 } } },
  });
});

test('after a change in between, nothing is saved and the new preview is shown', async () => {
  const { user } = await openVenue(withChristmas);
  stubApiAnswer(previewCall, { body: aPreview() });
  await user.click(screen.getByRole('button', { name: /^Remove: Thursday\s24\sDecember/ }));
  expect(await screen.findByText('No existing reservation is affected.')).toBeInTheDocument();
  stubApiAnswer(saveCall, problem(409, 'venue_moved_on'));
  stubApiAnswer(previewCall, { body: { ...strandsZuzana, hash: 'seen again' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Something has changed meanwhile')).toBeInTheDocument();
  expect(screen.getByText('Zuzana Kováčová, 2 guests')).toBeInTheDocument();
  stubApiAnswer(saveCall, { body: venueSettings() });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Guests see it already.')).toBeInTheDocument();
  expect(requestsTo(saveCall).map(({ body }) => (body as { hash: string }).hash)).toEqual(['seen', 'seen again']);
});

test('a holiday has three choices, and is set by none of them before it is saved', async () => {
  const label = { sk: 'Štedrý deň', en: 'Christmas Eve' };
  const hours = { opens: 960, lastStart: 1380, closes: 1440 };
  const { user } = await openVenue(venueSettings({ holidays: [{ date: '2026-12-24', label, hours }] }));
  stubApiAnswer(previewCall, { body: strandsZuzana });
  await user.click(screen.getByRole('button', { name: 'Closed: Christmas Eve' }));
  expect(await screen.findByText('Zuzana Kováčová, 2 guests')).toBeInTheDocument();
  expect(requestsTo(previewCall)[0]?.body).toEqual({
    putSpecialDay: { day: { from: '2026-12-24', to: '2026-12-24', hours: null, label }, replaces: null },
  });
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(requestsTo(saveCall)).toEqual([]);
});

test('a new week begins on a date', async () => {
  const { user } = await openVenue();
  await user.click(screen.getByRole('button', { name: 'New week from a date' }));
  await type(user, 'From this evening on', '2027-01-01');
  const sunday = screen.getByRole('group', { name: 'Sunday' });
  await user.click(within(sunday).getByText('Open'));
  const day = { before: null, after: null, times: 1, until: null };
  const hours = [
    { ...day, date: '2026-12-02', times: 30 },
    { ...day, date: '2026-12-03', times: 5, until: '2026-12-31' },
    { ...day, date: '2026-12-24' },
  ];
  stubApiAnswer(previewCall, { body: aPreview({ changedDays: 82, hours }) });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('and 46 more days')).toBeInTheDocument();
  expect(screen.getByText('Wednesday 2 December and every week after')).toBeInTheDocument();
  expect(screen.getByText('Thursday 3 December – Thursday 31 December, every week')).toBeInTheDocument();
  expect(requestsTo(previewCall)[0]?.body).toMatchObject({
    putWeek: {
      replaces: null,
      week: { from: '2027-01-01', value: { monday: null, sunday: { opens: 960, lastStart: 1380, closes: 1440 } } },
    },
  });
});

test('the hours of a day, with a break, are copied to others', async () => {
  const { user } = await openVenue();
  await user.click(screen.getByRole('button', { name: 'New week from a date' }));
  await type(user, 'From this evening on', '2027-01-01');
  const wednesday = within(screen.getByRole('group', { name: 'Wednesday' }));
  await user.click(wednesday.getByLabelText('Closed in between'));
  const typeInto = async (label: string, text: string) => {
    await user.clear(wednesday.getByLabelText(label));
    await user.type(wednesday.getByLabelText(label), text);
  };
  await typeInto('Opens', '11');
  await typeInto('Closed from', '23:30');
  await typeInto('Opens again', '17');
  await user.click(wednesday.getByText('The same for…'));
  await user.click(wednesday.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(wednesday.getByRole('button', { name: 'Copy' }));
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findAllByText(/^The break begins an hour after opening/)).toHaveLength(2);
  const sunday = within(screen.getByRole('group', { name: 'Sunday' }));
  await typeInto('Closed from', '14');
  await user.clear(sunday.getByLabelText('Closed from'));
  await user.type(sunday.getByLabelText('Closed from'), '1430');
  stubApiAnswer(previewCall, { body: aPreview() });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  await screen.findByText('No existing reservation is affected.');
  const hours = { opens: 660, lastStart: 1380, closes: 1440 };
  expect(requestsTo(previewCall)[0]?.body).toMatchObject({
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

test('online reservations of tonight pause, which is looked at like any change', async () => {
  const { user } = await openVenue(); // a Saturday
  expect(screen.getByText('Guests reserve online up to the start at 23:30.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pause online reservations' }));
  await type(user, 'No more online reservations from', '15:00');
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('It must lie between opening and the last start.')).toBeInTheDocument();
  await type(user, 'No more online reservations from', '20:00');
  stubApiAnswer(previewCall, { body: aPreview({ changedDays: 0, hours: [] }) });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText('The opening hours that guests read stay as they are.')).toBeInTheDocument();
  expect(requestsTo(previewCall)[0]?.body).toEqual({ putPause: { pause: { date: '2026-11-21', from: 1200 } } });
});

test('a pause is shown and ended', async () => {
  const schedule = { ...aStaffVenue().schedule, pauses: [{ date: '2026-11-21', from: 1200 }] };
  const { user } = await openVenue(
    venueSettings({ venue: aStaffVenue({ schedule }) as VenueSettingsDto['venue'] }),
    'sk',
  );
  expect(screen.getByText(/Na začiatky od 20:00 sa dnes online nerezervuje/)).toBeInTheDocument();
  stubApiAnswer(previewCall, { body: aPreview() });
  await user.click(screen.getByRole('button', { name: 'Skončiť pauzu' }));
  expect(await screen.findByText('Netýka sa to nikoho, kto už má rezerváciu.')).toBeInTheDocument();
  expect(requestsTo(previewCall)[0]?.body).toEqual({ removePause: { date: '2026-11-21' } });
});

test('a table is taken out of use tonight with two presses, after a preview', async () => {
  const { user } = await openVenue();
  await user.click(screen.getByRole('button', { name: 'Out of use: T6, for 1 to 4 guests' }));
  expect(await screen.findByRole('checkbox', { name: /^T6/ })).toBeChecked();
  await type(user, 'Why', 'A broken leg');
  const moves = { ...zuzana, partySize: 2, status: 'confirmed' as const, from: ['T6'], to: ['T5'] };
  stubApiAnswer(previewCall, { body: aPreview({ evenings: 1, reseatedCount: 1, reseated: [moves], hours: [] }) });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  expect(await screen.findByText(/T6 → T5/)).toBeInTheDocument();
  const closure = { tables: ['T6'], from: '2026-11-21', to: '2026-11-21', reason: 'A broken leg' };
  expect(requestsTo(previewCall)[0]?.body).toEqual({ putClosure: { closure, replaces: null } });
  const out = venueSettings({ closures: [{ ...closure, id: 7 }] });
  stubApiAnswer(saveCall, { body: out });
  stubApiAnswer(venueCall, { body: out });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/A broken leg/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Out of use: T6.*out of use tonight$/ })).toBeInTheDocument();
});

test('tables come back into use, and errors are shown at their fields', async () => {
  const closure = { id: 7, tables: ['T5', 'T6'], from: '2026-11-01', to: '2026-12-06' };
  const { user } = await openVenue(venueSettings({ closures: [closure] }), 'sk');
  expect(screen.getByText(/do: nedeľa\s6\.\s12\./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upraviť: T5, T6' }));
  for (const name of [/^T5/, /^T6/]) await user.click(await screen.findByRole('checkbox', { name }));
  await type(user, 'Do (vrátane)', '20. 11. 2026');
  await user.click(screen.getByRole('button', { name: 'Pozrieť, čo to zmení' }));
  expect(await screen.findByText('Vyberte aspoň jeden stôl.')).toBeInTheDocument();
  expect(screen.getByText('Tieto dni už prešli.')).toBeInTheDocument();
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Zavrieť' }));
  stubApiAnswer(previewCall, { body: aPreview() });
  await user.click(await screen.findByRole('button', { name: 'Vrátiť do prevádzky: T5, T6' }));
  expect(await screen.findByText('Netýka sa to nikoho, kto už má rezerváciu.')).toBeInTheDocument();
  expect(requestsTo(previewCall)[0]?.body).toEqual({ removeClosure: { id: 7 } });
});

test('a zone is closed by one press for its tables, and named where it is closed', async () => {
  const closure = { id: 7, tables: ['T5', 'T7'], from: '2026-11-21', to: '2026-11-21' };
  const { user } = await openVenue(venueSettings({ closures: [closure] }));
  expect(screen.getByText('Terrace (T5, T7)')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Out of use' }));
  await user.click(await screen.findByRole('button', { name: 'All of Terrace' }));
  stubApiAnswer(previewCall, { body: aPreview() });
  await user.click(screen.getByRole('button', { name: 'See what it changes' }));
  await screen.findByText('No existing reservation is affected.');
  const { id: _, ...put } = closure;
  expect(requestsTo(previewCall)[0]?.body).toEqual({ putClosure: { closure: put, replaces: null } });
});

test('evenings that are still to be reseated are counted', async () => {
  await openVenue(venueSettings({ toReseat: 3 }));
  expect(screen.getByText('3 evenings are still being updated.')).toBeInTheDocument();
});

describe('the booking rules', () => {
  const [now] = aStaffVenue().rules;
  const planned = { from: '2027-01-01', value: { ...now?.value, approvalFrom: 7, leadMinutes: 120 } };
  const withRules = venueSettings({
    venue: aStaffVenue({ rules: [...aStaffVenue().rules, planned] as never }) as never,
  });

  test('are listed as sentences, later ones as differences', async () => {
    await openVenue(withRules, 'sk');
    const rules = within(screen.getByRole('region', { name: 'Pravidlá' }));
    expect(rules.getByText('Skupiny od 5 osôb čakajú na vaše schválenie.')).toBeInTheDocument();
    expect(rules.getByText('Veľké stoly sú len pre väčšie skupiny.')).toBeInTheDocument();
    expect(rules.getByText('Skupiny od 7 osôb čakajú na vaše schválenie.')).toBeInTheDocument();
    expect(rules.getByText('Hostia rezervujú najneskôr 2 hodiny pred začiatkom.')).toBeInTheDocument();
    expect(rules.getAllByText('Návštevy sa začínajú každých 30 minút.')).toHaveLength(1);
    expect(rules.getAllByRole('button', { name: /^(Upraviť|Odstrániť)/ })).toHaveLength(2); // not what has begun
  });

  test('from a date on are previewed before they are saved, with the old values', async () => {
    const { user } = await openVenue();
    await user.click(screen.getByRole('button', { name: 'New rules from a date' }));
    await type(user, 'From this evening on', '1. 1. 2027');
    await type(user, 'Approval from', '7');
    await type(user, 'Open large tables to small parties before the start', '60');
    await user.click(screen.getAllByRole('checkbox', { name: 'no party' })[1] as HTMLElement);
    expect(screen.getByLabelText('Deposit from')).toBeDisabled();
    await type(user, 'A start every', '20');
    await user.click(screen.getByRole('button', { name: 'See what it changes' }));
    expect(await screen.findByText('A whole number from 15 to 240, in steps of 15.')).toBeInTheDocument();
    expect(requestsTo(previewCall)).toEqual([]);
    await type(user, 'A start every', '15');
    await user.click(screen.getByRole('checkbox', { name: 'T5' }));
    stubApiAnswer(previewCall, { body: aPreview({ changedDays: 0, hours: [] }) });
    await user.click(screen.getByRole('button', { name: 'See what it changes' }));
    const change = await screen.findByRole('heading', { name: 'Rules that change' });
    expect(change.parentElement).toHaveTextContent(
      /15 minutes\.was: Visits begin every 30 minutes\.Parties of 7 .*was: Parties of 5 .*1 hour before the start/,
    );
    const value = {
      ...now?.value,
      approvalFrom: 7,
      depositFrom: 21,
      smallPartiesFrom: 60,
      slotMinutes: 15,
      walkInTables: ['T5'],
    };
    expect(requestsTo(previewCall)[0]?.body).toEqual({
      putRules: { replaces: null, rules: { from: '2027-01-01', value } },
    });
    stubApiAnswer(saveCall, { body: withRules });
    stubApiAnswer(venueCall, { body: withRules });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved. Guests see it already.')).toBeInTheDocument();
  });

  test('that are planned go again: the ones before hold on', async () => {
    const { user } = await openVenue(withRules);
    stubApiAnswer(previewCall, { body: aPreview({ changedDays: 0, hours: [] }) });
    await user.click(screen.getByRole('button', { name: /^Remove: rules, From Friday/ }));
    expect(await screen.findByText(/was: Parties of 7 and more wait/)).toBeInTheDocument();
    expect(requestsTo(previewCall)[0]?.body).toEqual({ removeRules: { from: '2027-01-01' } });
  });
});

test('a colour that cannot be read is not saved; the nearest that can is offered', async () => {
  const { user } = await openVenue();
  const colour = within(await screen.findByRole('region', { name: 'Colour of buttons and links' }));
  fireEvent.change(colour.getByLabelText('Your own'), { target: { value: '#e0a030' } });
  expect(colour.getByRole('alert')).toHaveTextContent('Letters of the colour #e0a030 could not be read on the pages.');
  expect(colour.queryByRole('button', { name: 'Save the colour' })).not.toBeInTheDocument();
  await user.click(colour.getByRole('button', { name: 'Use the nearest that can: #8b631e' }));
  stubApiAnswer('PUT /api/admin/business-details', { body: { ...aBusinessDetails, accent: '#8b631e', version: 4 } });
  await user.click(colour.getByRole('button', { name: 'Save the colour' }));
  expect(await screen.findByText('Saved. Guests see it now.')).toBeInTheDocument();
  expect(requestsTo('PUT /api/admin/business-details')[0]?.body).toEqual({ ...aBusinessDetails, accent: '#8b631e' });
});

test('a map that cannot be fetched is missed in words, and asked for again', async () => {
  stubApiAnswer('PUT /api/admin/business-details', { body: { ...aBusinessDetails, map: 'static', version: 4 } });
  const { user } = await openVenue();
  const map = within(await screen.findByRole('region', { name: 'Map' }));
  stubApiAnswer('GET /api/admin/business-details', { body: { ...aBusinessDetails, map: 'static', version: 4 } });
  stubApiAnswer('POST /api/admin/look/map', problem(503, 'no_map'));
  await user.click(map.getByText('Of the surroundings'));
  expect(await screen.findByText(/^The map cannot be fetched now/)).toBeInTheDocument();
  expect(await map.findByText(/The map is not here yet/)).toBeInTheDocument();
  stubApiAnswer('POST /api/admin/look/map', { status: 204 });
  await user.click(map.getByRole('button', { name: 'Fetch the map' }));
  expect(await screen.findByText('Saved. Guests see it now.')).toBeInTheDocument();
});
