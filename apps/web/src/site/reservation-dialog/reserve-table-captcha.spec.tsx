import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { stubApiAnswer, requestsTo } from '../../shared/testing/test-api';
import {
  openDialog,
  openFilledDialog,
  problem,
  reserveCall,
  reservationAnswer,
  stopTheClock,
} from './testing/open-dialog';

interface WidgetOptions {
  hl: string;
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

const drawn: WidgetOptions[] = [];
const site = { captcha: { provider: 'hcaptcha', siteKey: 'a-site-key' } } as const;
const script = () => document.querySelector<HTMLScriptElement>('script[src*="hcaptcha"]');

beforeEach(() => {
  stopTheClock();
  drawn.length = 0;
  Object.assign(globalThis, { hcaptcha: { render: (_: HTMLElement, options: WidgetOptions) => drawn.push(options) } });
});
afterEach(() => {
  jest.useRealTimers();
  document.querySelectorAll('script').forEach((element) => element.remove());
});

async function solve(token: string): Promise<void> {
  if (script()) fireEvent.load(script() as HTMLScriptElement);
  await waitFor(() => expect(drawn.length).toBeGreaterThan(0));
  act(() => drawn.at(-1)?.callback(token));
}

const sentTokens = () => requestsTo(reserveCall).map(({ body }) => (body as { captchaToken: string }).captchaToken);

test('the widget is drawn with the site key, in Czech where the site is Slovak', async () => {
  await openDialog('sk', site);
  expect(script()?.src).toBe('https://js.hcaptcha.com/1/api.js?render=explicit&hl=cs');
  await solve('token');
  expect(drawn[0]).toMatchObject({ sitekey: 'a-site-key', hl: 'cs' });
});

test('its token is sent; without one the form is not', async () => {
  stubApiAnswer(reserveCall, reservationAnswer());
  const guest = await openFilledDialog('en', site);
  await guest.confirm();
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the CAPTCHA verification.');
  expect(screen.getByRole('group', { name: 'Verification' })).toHaveFocus();
  await solve('solved');
  expect(screen.getByRole('group', { name: 'Verification' })).not.toHaveAccessibleDescription();
  await guest.confirm();
  await screen.findByRole('button', { name: 'Done' });
  expect(sentTokens()).toEqual(['solved']);
});

test.each(['expired-callback', 'error-callback'] as const)('the token is lost on %s', async (event) => {
  const guest = await openFilledDialog('en', site);
  await solve('solved');
  act(() => drawn.at(-1)?.[event]());
  await guest.confirm();
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the CAPTCHA verification.');
});

test('the token is lost when the language changes, and the widget speaks the other one', async () => {
  const guest = await openFilledDialog('sk', site);
  await solve('solved in Czech');
  await guest.user.click(screen.getByText('other language'));
  await screen.findByText('Reserve a table');
  await guest.confirm();
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the CAPTCHA verification.');
  document.querySelectorAll('script').forEach((element) => fireEvent.load(element));
  await waitFor(() => expect(drawn.at(-1)?.hl).toBe('en'));
});

test('a token that the API has looked at is not sent again', async () => {
  stubApiAnswer(reserveCall, problem(409, 'slot_not_offered'));
  const guest = await openFilledDialog('en', site);
  await solve('first');
  await guest.confirm();
  await screen.findByRole('alert');
  await waitFor(() => expect(drawn).toHaveLength(2));
  await guest.confirm();
  expect(
    await screen.findByText('Please complete the CAPTCHA verification.', { selector: '[role=group] p' }),
  ).toBeInTheDocument();
  expect(sentTokens()).toEqual(['first']);
});

test('a script that does not load is tried twice more, then the guest may try again', async () => {
  const guest = await openDialog('en', site);
  for (let failures = 1; failures <= 3; failures += 1) {
    const failing = script();
    expect(failing).not.toBeNull();
    await act(async () => {
      fireEvent.error(failing as HTMLScriptElement);
      await Promise.resolve();
    });
  }
  expect(await screen.findByText(/The verification could not be loaded/)).toBeInTheDocument();
  expect(script()).toBeNull();
  await guest.user.click(screen.getByRole('button', { name: 'Try again' }));
  await solve('at last');
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
