import type { StoredBusinessDetailsDto } from '@strapec/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { stopClock } from '../../../shared/testing/stop-the-clock';
import { stubApiResponse, findRequests } from '../../../shared/testing/test-api';
import { stubAdminResponses, stubEmptyTabs, ownerUser, openAdmin, problem } from '../../testing/open-admin';

beforeEach(() => {
  stopClock();
  stubEmptyTabs();
  stubAdminResponses();
  stubApiResponse('GET /api/admin/business-details', { body: businessDetails });
});
afterEach(() => jest.useRealTimers());

const progressEndpoint = 'GET /api/admin/first-start';
const businessDetails: StoredBusinessDetailsDto = {
  ...{ name: 'Strapec', street: 'Klobučnícka 7', postalCode: '811 05', city: 'Bratislava', country: 'SK' },
  ...{ phone: '+421 2 5555 0123', email: 'vitajte@strapec.example', latitude: '48.1445', longitude: '17.1106' },
  ...{ socialLinks: [], companyName: '', companySeat: '', companyId: '', companyTaxId: '', companyRegister: '' },
  ...{ priceRange: '', cuisine: '', languages: ['sk', 'en'], timeZone: 'Europe/Bratislava', accent: '', map: 'static' },
  ...{ mailLanguage: 'sk', staffCopies: 'all', staffEmail: '', senderName: null, senderEmail: null, version: 3 },
};
const buildProgress = (done: string[], isLeft = false, isOpened = true) => ({ body: { done, isLeft, isOpened } });

test('a venue that is not set up shows a notice on every page until it is dismissed', async () => {
  stubApiResponse(progressEndpoint, buildProgress(['businessDetails', 'hours']));
  stubApiResponse('PUT /api/admin/first-start', buildProgress(['businessDetails', 'hours'], true));
  const { user } = openAdmin('/admin/reservations');
  expect(await screen.findByText('Your bar is not set up yet: 2 of 5 steps are done.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByText(/not set up yet/)).not.toBeInTheDocument());
  expect(findRequests('PUT /api/admin/first-start')).toMatchObject([{ body: { mark: 'left', isSet: true } }]);
});

test('a notice that cannot be dismissed shows the reason', async () => {
  stubApiResponse(progressEndpoint, buildProgress([]));
  stubApiResponse('PUT /api/admin/first-start', problem(503, 'storage_full'));
  const { user } = openAdmin('/admin/reservations');
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(await screen.findByText(/^This was not saved: /)).toBeInTheDocument();
  expect(screen.getByText(/not set up yet/)).toBeInTheDocument();
});

test('a host sees no notice of the setup', async () => {
  stubAdminResponses({ user: { ...ownerUser, role: 'host' } });
  stubApiResponse(progressEndpoint, buildProgress([]));
  openAdmin('/admin/reservations');
  await screen.findByRole('heading', { name: 'Schedule' });
  expect(screen.queryByText(/not set up yet/)).not.toBeInTheDocument();
});

test('the setup continues at the first open step, and a proposal is accepted unchanged', async () => {
  stubApiResponse(progressEndpoint, buildProgress(['businessDetails']));
  stubApiResponse('PUT /api/admin/first-start', buildProgress(['businessDetails', 'languages']));
  stubApiResponse('GET /api/admin/venue', { status: 503, body: {} });
  const { user } = openAdmin('/admin/setup');
  expect(await screen.findByRole('heading', { name: 'Languages' })).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('heading', { name: 'Opening hours' })).toBeInTheDocument();
  expect(location.search).toBe('?step=hours');
  expect(findRequests('PUT /api/admin/business-details')).toEqual([]);
  const stepList = within(screen.getByRole('list', { name: 'Steps' }));
  expect(await stepList.findByRole('button', { name: /^Languages ?\(done\)$/ })).toBeInTheDocument();
});

test('the first step shows errors at their fields, and loses no input after a conflict', async () => {
  stubApiResponse(progressEndpoint, buildProgress([]));
  stubApiResponse('PUT /api/admin/first-start', buildProgress(['businessDetails']));
  const { user } = openAdmin('/admin/setup');
  const nameField = await screen.findByLabelText('Name of the bar');
  await user.clear(nameField);
  await user.clear(screen.getByLabelText('Place on the map'));
  await user.type(screen.getByLabelText('Place on the map'), 'round the corner');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Please fill this in.')).toBeInTheDocument();
  expect(screen.getByText(/Please enter coordinates/)).toBeInTheDocument();

  await user.type(nameField, 'U dvoch levov');
  await user.clear(screen.getByLabelText('Place on the map'));
  await user.type(screen.getByLabelText('Place on the map'), '48.72N, 21.26E');
  stubApiResponse('PUT /api/admin/business-details', problem(409, 'changed_meanwhile'));
  stubApiResponse('GET /api/admin/business-details', {
    body: { ...businessDetails, name: 'Inak', city: 'Košice', version: 4 },
  });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText(/a colleague has changed this meanwhile/)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Košice'));
  expect(nameField).toHaveValue('U dvoch levov');
  stubApiResponse('PUT /api/admin/business-details', {
    body: { ...businessDetails, name: 'U dvoch levov', version: 5 },
  });
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Saved. The website shows it already.')).toBeInTheDocument();
  expect(findRequests('PUT /api/admin/business-details').at(-1)).toMatchObject({
    body: { name: 'U dvoch levov', latitude: '48.72', longitude: '21.26', city: 'Košice', version: 4 },
  });
});

test('the last step lists missing facts, removes and restores the sample, and opens the website', async () => {
  const doneSteps = ['businessDetails', 'languages', 'hours', 'sender'];
  stubApiResponse(progressEndpoint, buildProgress(doneSteps, true, false));
  const sampleCounts = { facts: 2, texts: 30, images: 4, wines: 79, events: 3 };
  stubApiResponse('GET /api/admin/sample', { body: sampleCounts });
  stubApiResponse('GET /api/admin/venue', { status: 503, body: {} });
  const { user } = openAdmin('/admin/reservations');
  expect(await screen.findByText(/^The website is not open yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'What is missing' }));
  expect(await screen.findByRole('link', { name: 'Tables have not been confirmed' })).toHaveAttribute(
    'href',
    '/admin/setup?step=tables',
  );
  const companyLink = screen.getByRole('link', { name: 'The company that runs the bar' });
  expect(companyLink).toHaveAttribute('href', '/admin/venue#facts-company');
  expect(screen.queryByRole('link', { name: 'Logo' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Place on the map' })).toBeNull();
  expect(await screen.findByText(/wines and dishes 79/)).toBeInTheDocument();

  const confirmSpy = jest.spyOn(window, 'confirm').mockReturnValue(true);
  stubApiResponse('DELETE /api/admin/sample', { body: { ...sampleCounts, facts: 0 } });
  stubApiResponse('POST /api/admin/sample', { body: sampleCounts });
  await user.click(screen.getByRole('button', { name: 'Remove the sample bar' }));
  expect(confirmSpy).toHaveBeenCalledWith(expect.stringContaining('so do all reservations'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The sample bar is back.')).toBeInTheDocument();
  expect(findRequests('POST /api/admin/sample')).toHaveLength(1);

  stubApiResponse('PUT /api/admin/first-start', buildProgress(doneSteps, true, true));
  await user.click(screen.getByRole('button', { name: 'Open the website' }));
  expect(await screen.findByRole('button', { name: 'Close it for preparation' })).toBeInTheDocument();
  expect(findRequests('PUT /api/admin/first-start')).toMatchObject([{ body: { mark: 'opened', isSet: true } }]);
});

test('business details are saved on the settings page, and undone', async () => {
  stubApiResponse('GET /api/admin/venue', { status: 503, body: {} });
  const { user } = openAdmin('/admin/venue');
  stubApiResponse('PUT /api/admin/business-details', { body: { ...businessDetails, version: 4 } });
  const groupSummary = await screen.findByText('Profiles, prices, cuisine');
  await user.click(groupSummary);
  const group = groupSummary.closest('details') as HTMLElement;
  await user.type(
    await within(group).findByLabelText('Links to your profiles'),
    'https://a.example{enter}https://b.example',
  );
  await user.click(within(group).getByText('€€'));
  await user.click(within(group).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is as it was before.')).toBeInTheDocument();
  expect(findRequests('PUT /api/admin/business-details')).toMatchObject([
    {
      body: { socialLinks: ['https://a.example', 'https://b.example'], priceRange: '€€', name: 'Strapec', version: 3 },
    },
    { body: { socialLinks: [], priceRange: '', version: 4 } },
  ]);
});
