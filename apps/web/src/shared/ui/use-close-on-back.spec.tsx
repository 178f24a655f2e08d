import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useCloseOnBack } from './use-close-on-back';

type Layer = 'nothing' | 'form' | 'ticket';

/** A ticket replaces a form, as after a reservation. */
function Page() {
  const [openLayer, setOpenLayer] = useState<Layer>('nothing');
  const close = () => {
    setOpenLayer('nothing');
    return true;
  };
  useCloseOnBack(openLayer === 'form', close);
  useCloseOnBack(openLayer === 'ticket', close);
  return (
    <>
      <p>{openLayer}</p>
      <button onClick={() => setOpenLayer('form')}>form</button>
      <button onClick={() => setOpenLayer('ticket')}>ticket</button>
      <button onClick={() => setOpenLayer('nothing')}>nothing</button>
    </>
  );
}

const pressButton = (name: string) => act(() => screen.getByRole('button', { name }).click());
const readOpenLayer = () => screen.getByRole('paragraph').textContent;
/** A step in the history is asynchronous, and slow on a busy machine. */
const waitForHistoryStep = (action: () => void) =>
  act(async () => {
    const historyStep = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    action();
    await historyStep;
  });
const pressButtonAndWait = (name: string) => waitForHistoryStep(() => screen.getByRole('button', { name }).click());
const goBack = () => waitForHistoryStep(() => history.back());

beforeEach(() => history.replaceState(null, ''));

test('Back closes the open layer', async () => {
  render(<Page />);
  pressButton('form');
  await goBack();
  expect(readOpenLayer()).toBe('nothing');
});

test('a layer that replaces another one stays open until Back is pressed', async () => {
  render(<Page />);
  pressButton('form');
  await pressButtonAndWait('ticket');
  expect(readOpenLayer()).toBe('ticket');
  await goBack();
  expect(readOpenLayer()).toBe('nothing');
  expect(history.state).toBeNull();
});

test('a layer that is closed by a button leaves no history entry', async () => {
  render(<Page />);
  pressButton('form');
  await pressButtonAndWait('ticket');
  await pressButtonAndWait('nothing');
  expect(history.state).toBeNull();
});
