import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useCloseOnBack } from './use-close-on-back';

type Shown = 'nothing' | 'form' | 'ticket';

/** As after a reservation. */
function Page() {
  const [shown, show] = useState<Shown>('nothing');
  const close = () => {
    show('nothing');
    return true;
  };
  useCloseOnBack(shown === 'form', close);
  useCloseOnBack(shown === 'ticket', close);
  return (
    <>
      <p>{shown}</p>
      <button onClick={() => show('form')}>form</button>
      <button onClick={() => show('ticket')}>ticket</button>
      <button onClick={() => show('nothing')}>nothing</button>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = () => screen.getByRole('paragraph').textContent;
/** Asynchronous, and slow on a busy machine. */
const stepAfter = (ask: () => void) =>
  act(async () => {
    const step = new Promise((arrive) => addEventListener('popstate', arrive, { once: true }));
    ask();
    await step;
  });
const pressAndStep = (name: string) => stepAfter(() => screen.getByRole('button', { name }).click());
const goBack = () => stepAfter(() => history.back());

beforeEach(() => history.replaceState(null, ''));

test('the way back closes what is open', async () => {
  render(<Page />);
  press('form');
  await goBack();
  expect(shown()).toBe('nothing');
});

test('what takes the place of something else stays, and the next way back closes it', async () => {
  render(<Page />);
  press('form');
  await pressAndStep('ticket');
  expect(shown()).toBe('ticket');
  await goBack();
  expect(shown()).toBe('nothing');
  expect(history.state).toBeNull();
});

test('what is closed otherwise leaves no step behind', async () => {
  render(<Page />);
  press('form');
  await pressAndStep('ticket');
  await pressAndStep('nothing');
  expect(history.state).toBeNull();
});
