import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../testing/render-in-site';
import { type ToastContent, toastLimits } from './toast-list';
import { useShowToast } from './toast-provider';

function ToastButton({ content }: { content: ToastContent }) {
  const toast = useShowToast();
  return <button onClick={() => toast(content)}>show {content.title}</button>;
}

const showToast = (title: string) => fireEvent.click(screen.getByRole('button', { name: `show ${title}` }));
const renderToastButtons = () =>
  renderInSite(
    'en',
    <>
      <ToastButton content={{ title: 'Reserved', description: 'See you on Friday.' }} />
      <ToastButton content={{ title: 'Reservation Failed', tone: 'destructive' }} />
    </>,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a toast shows its title and description as a status', () => {
  renderToastButtons();
  showToast('Reserved');
  expect(screen.getByRole('status')).toHaveTextContent('ReservedSee you on Friday.');
});

test('a toast of a failure is an alert', () => {
  renderToastButtons();
  showToast('Reservation Failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Reservation Failed');
});

test('only the newest toast is shown', () => {
  renderToastButtons();
  showToast('Reserved');
  showToast('Reservation Failed');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('a toast disappears after five seconds', () => {
  renderToastButtons();
  showToast('Reserved');
  act(() => jest.advanceTimersByTime(toastLimits.durationMs - 1));
  expect(screen.getByRole('status')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a toast stays while the pointer is on it', () => {
  renderToastButtons();
  showToast('Reserved');
  fireEvent.pointerEnter(screen.getByRole('status'));
  act(() => jest.advanceTimersByTime(60_000));
  fireEvent.pointerLeave(screen.getByRole('status'));
  act(() => jest.advanceTimersByTime(toastLimits.durationMs));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a toast can be closed by its button', () => {
  renderToastButtons();
  showToast('Reserved');
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [toastLimits.minSwipePixels, false],
  [toastLimits.minSwipePixels - 1, true],
  [-200, true],
])('after a swipe of %i px to the right a toast is still shown: %s', (distancePixels, isShown) => {
  renderToastButtons();
  showToast('Reserved');
  const toast = screen.getByRole('status');
  fireEvent.pointerDown(toast, { clientX: 100 });
  fireEvent.pointerMove(toast, { clientX: 100 + distancePixels });
  fireEvent.pointerUp(toast, { clientX: 100 + distancePixels });
  expect(screen.queryAllByRole('status')).toHaveLength(isShown ? 1 : 0);
});

test('F8 moves the focus to the toasts', async () => {
  jest.useRealTimers();
  renderToastButtons();
  await userEvent.keyboard('{F8}');
  expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
});
