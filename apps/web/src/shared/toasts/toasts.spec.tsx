import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../testing/render-in-site';
import { type ToastContent, toastLimits } from './toast-list';
import { useToast } from './toast-provider';

function Speaker({ content }: { content: ToastContent }) {
  const toast = useToast();
  return <button onClick={() => toast(content)}>show {content.title}</button>;
}

const notify = (title: string) => fireEvent.click(screen.getByRole('button', { name: `show ${title}` }));
const showSpeakers = () =>
  renderInSite(
    'en',
    <>
      <Speaker content={{ title: 'Reserved', description: 'See you on Friday.' }} />
      <Speaker content={{ title: 'Reservation Failed', tone: 'destructive' }} />
    </>,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows its title and description as a status', () => {
  showSpeakers();
  notify('Reserved');
  expect(screen.getByRole('status')).toHaveTextContent('ReservedSee you on Friday.');
});

test('shows a failure as an alert', () => {
  showSpeakers();
  notify('Reservation Failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Reservation Failed');
});

test('shows one at a time, the newest', () => {
  showSpeakers();
  notify('Reserved');
  notify('Reservation Failed');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('goes after five seconds', () => {
  showSpeakers();
  notify('Reserved');
  act(() => jest.advanceTimersByTime(toastLimits.durationMs - 1));
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('stays while a hand is on it', () => {
  showSpeakers();
  notify('Reserved');
  fireEvent.pointerEnter(screen.getByRole('status'));
  act(() => jest.advanceTimersByTime(60_000));
  fireEvent.pointerLeave(screen.getByRole('status'));
  act(() => jest.advanceTimersByTime(toastLimits.durationMs));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('goes by its button', () => {
  showSpeakers();
  notify('Reserved');
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [toastLimits.swipePixels, false],
  [toastLimits.swipePixels - 1, true],
  [-200, true],
])('after a swipe of %i px to the right it is still there: %s', (distance, stays) => {
  showSpeakers();
  notify('Reserved');
  const toast = screen.getByRole('status');
  fireEvent.pointerDown(toast, { clientX: 100 });
  fireEvent.pointerMove(toast, { clientX: 100 + distance });
  fireEvent.pointerUp(toast, { clientX: 100 + distance });
  expect(screen.queryAllByRole('status')).toHaveLength(stays ? 1 : 0);
});

test('is reached with F8', async () => {
  jest.useRealTimers();
  showSpeakers();
  await userEvent.keyboard('{F8}');
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
});
