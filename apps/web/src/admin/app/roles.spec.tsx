import { screen } from '@testing-library/react';
import { stopTheClock } from '../../shared/testing/stop-the-clock';
import { adminAnswers, emptyTabsAnswer, host, openAdmin } from '../testing/open-admin';

beforeEach(() => {
  stopTheClock();
  emptyTabsAnswer();
});
afterEach(() => jest.useRealTimers());

const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

test('a host sees the evening and the wine list and nothing else', async () => {
  adminAnswers({ user: { ...host, role: 'host' } });
  openAdmin('/admin/reservations');
  expect(await screen.findByRole('heading', { name: 'Schedule' })).toBeInTheDocument();
  expect(names()).toEqual(['Tonight', 'Reservations', 'Wine list']);
  expect(screen.queryByRole('navigation', { name: 'More pages' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New Event' })).not.toBeInTheDocument();
});

test.each([
  ['en', 'This page is not part of your role'],
  ['sk', 'Táto stránka nepatrí k\u00a0vašej role'],
] as const)('a page without permission shows a friendly notice (%s)', async (language, words) => {
  adminAnswers({ user: { ...host, role: 'host' } });
  openAdmin('/admin/newsletter', language);
  expect(await screen.findByText((_, element) => element?.textContent === words)).toBeInTheDocument();
});

test('personal data are the owner’s', async () => {
  adminAnswers({ user: { ...host, role: 'manager' } });
  openAdmin('/admin/privacy');
  expect(await screen.findByText('This page is not part of your role')).toBeInTheDocument();
  expect(names()).toHaveLength(8);
});
