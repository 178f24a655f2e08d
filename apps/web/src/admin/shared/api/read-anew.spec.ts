import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { readAnew } from './read-anew';

/** A house that answers when it is told to, with what held when it was asked. */
function aHouse() {
  let state = 'as it was';
  const waiting: (() => void)[] = [];
  return {
    read: () => {
      const seen = state;
      return new Promise<string>((resolve) => waiting.push(() => resolve(seen)));
    },
    change: () => (state = 'as it is'),
    answer: async () => {
      waiting.shift()?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

function aScreen() {
  const house = aHouse();
  const queries = new QueryClient();
  const observer = new QueryObserver(queries, { queryKey: ['evening'], queryFn: house.read });
  const stop = observer.subscribe(() => undefined);
  return { house, queries, shown: () => observer.getCurrentResult().data, stop };
}

test.each([
  ['for the first time', 0],
  ['again', 1],
])('what changes while it is read %s is shown', async (_, reads) => {
  const { house, queries, shown, stop } = aScreen();
  for (let read = 0; read < reads; read += 1) {
    await house.answer();
    void queries.invalidateQueries();
  }
  house.change();
  void readAnew(queries, () => true);
  await house.answer(); // of before the change
  await house.answer();
  expect(shown()).toBe('as it is');
  stop();
});

test('the control: only to invalidate it keeps the older answer', async () => {
  const { house, queries, shown, stop } = aScreen();
  house.change();
  void queries.invalidateQueries();
  await house.answer();
  await house.answer();
  expect(shown()).toBe('as it was');
  stop();
});
