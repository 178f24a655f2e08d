import { screen } from '@testing-library/react';
import { stopClock } from '../../shared/testing/stop-the-clock';
import { stubAdminResponses, stubEmptyTabs, ownerUser, openAdmin } from '../testing/open-admin';

beforeEach(() => {
  stopClock();
  stubEmptyTabs();
});
afterEach(() => jest.useRealTimers());

const readTabNames = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('a host sees only the board, the reservations and the wine list', async () => {
  stubAdminResponses({ user: { ...ownerUser, role: 'host' } });
  openAdmin('/admin/reservations');
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
  expect(readTabNames()).toEqual(['Tonight', 'Reservations', 'Wine list']);
  expect(screen.queryByRole('navigation', { name: 'More pages' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New Event' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'This page is not part of your role'],
  ['sk', 'Táto stránka nepatrí k\u00a0vašej role'],
] as const)('a page without permission shows a friendly notice (%s)', async (language, expectedNotice) => {
  stubAdminResponses({ user: { ...ownerUser, role: 'host' } });
  openAdmin('/admin/newsletter', language);
  expect(await screen.findByText((_, element) => element?.textContent === expectedNotice)).toBeInTheDocument();
});

test('a manager cannot open the page of personal data', async () => {
  stubAdminResponses({ user: { ...ownerUser, role: 'manager' } });
  openAdmin('/admin/privacy');
  expect(await screen.findByText('This page is not part of your role')).toBeInTheDocument();
  expect(readTabNames()).toHaveLength(8);
});
