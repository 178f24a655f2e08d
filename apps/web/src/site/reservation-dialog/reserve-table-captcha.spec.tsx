import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { stubApiResponse, findRequests } from '../../shared/testing/test-api';
import {
  openReservationDialog,
  openFilledDialog,
  problem,
  reserveEndpoint,
  buildReservationResponse,
  stopTheClock,
} from './testing/open-dialog';

interface WidgetOptions {
  hl: string;
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

const widgets: WidgetOptions[] = [];
const siteWithCaptcha = { captcha: { provider: 'hcaptcha', siteKey: 'a-site-key' } } as const;
const findScript = () => document.querySelector<HTMLScriptElement>('script[src*="hcaptcha"]');

beforeEach(() => {
  stopTheClock();
  widgets.length = 0;
  Object.assign(globalThis, { hcaptcha: { render: (_: HTMLElement, widget: WidgetOptions) => widgets.push(widget) } });
});
afterEach(() => {
  jest.useRealTimers();
  document.querySelectorAll('script').forEach((element) => element.remove());
});

async function solveCaptcha(token: string): Promise<void> {
  if (findScript()) fireEvent.load(findScript() as HTMLScriptElement);
  await waitFor(() => expect(widgets.length).toBeGreaterThan(0));
  act(() => widgets.at(-1)?.callback(token));
}

const readSentTokens = () =>
  findRequests(reserveEndpoint).map(({ body }) => (body as { captchaToken: string }).captchaToken);

test('the widget is rendered with the site key, in Czech on the Slovak website', async () => {
  await openReservationDialog('sk', siteWithCaptcha);
  expect(findScript()?.src).toBe('https://js.hcaptcha.com/1/api.js?render=explicit&hl=cs');
  await solveCaptcha('token');
  expect(widgets[0]).toMatchObject({ sitekey: 'a-site-key', hl: 'cs' });
});

test('the form needs a token of the widget, and sends it', async () => {
  stubApiResponse(reserveEndpoint, buildReservationResponse());
  const guest = await openFilledDialog('en', siteWithCaptcha);
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the CAPTCHA verification.');
  expect(screen.getByRole('group', { name: 'Verification' })).toHaveFocus();
  await solveCaptcha('solved');
  expect(screen.getByRole('group', { name: 'Verification' })).not.toHaveAccessibleDescription();
  await guest.submitForm();
  await screen.findByRole('button', { name: 'Done' });
  expect(readSentTokens()).toEqual(['solved']);
});

test.each(['expired-callback', 'error-callback'] as const)('the token is discarded on %s', async (event) => {
  const guest = await openFilledDialog('en', siteWithCaptcha);
  await solveCaptcha('solved');
  act(() => widgets.at(-1)?.[event]());
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the CAPTCHA verification.');
});

test('a change of the language discards the token and renders the widget in the new language', async () => {
  const guest = await openFilledDialog('sk', siteWithCaptcha);
  await solveCaptcha('solved in Czech');
  await guest.user.click(screen.getByText('other language'));
  await screen.findByText('Reserve a table');
  await guest.submitForm();
  expect(screen.getByRole('alert')).toHaveTextContent('Please complete the CAPTCHA verification.');
  document.querySelectorAll('script').forEach((element) => fireEvent.load(element));
  await waitFor(() => expect(widgets.at(-1)?.hl).toBe('en'));
});

test('a token that the API has checked is not sent again', async () => {
  stubApiResponse(reserveEndpoint, problem(409, 'slot_not_offered'));
  const guest = await openFilledDialog('en', siteWithCaptcha);
  await solveCaptcha('first');
  await guest.submitForm();
  await screen.findByRole('alert');
  await waitFor(() => expect(widgets).toHaveLength(2));
  await guest.submitForm();
  expect(
    await screen.findByText('Please complete the CAPTCHA verification.', { selector: '[role=group] p' }),
  ).toBeInTheDocument();
  expect(readSentTokens()).toEqual(['first']);
});

test('a script that does not load is requested twice more, then the guest may try again', async () => {
  const guest = await openReservationDialog('en', siteWithCaptcha);
  for (let failureCount = 1; failureCount <= 3; failureCount += 1) {
    const failedScript = findScript();
    expect(failedScript).not.toBeNull();
    await act(async () => {
      fireEvent.error(failedScript as HTMLScriptElement);
      await Promise.resolve();
    });
  }
  expect(await screen.findByText(/The verification could not be loaded/)).toBeInTheDocument();
  expect(findScript()).toBeNull();
  await guest.user.click(screen.getByRole('button', { name: 'Try again' }));
  await solveCaptcha('at last');
  expect(screen.queryByText(/could not be loaded/)).not.toBeInTheDocument();
});
