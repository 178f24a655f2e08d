import { act, fireEvent, render, screen } from '@testing-library/react';
import ConfigProvider from 'antd/es/config-provider';
import { Hint } from './hint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const hint = (words: string) => screen.queryByRole('tooltip', { name: words });

function openTwo() {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <Hint text="Earlier">
        <button type="button">A</button>
      </Hint>
      <Hint text="Later">
        <button type="button">B</button>
      </Hint>
    </ConfigProvider>,
  );
  const [a, b] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  return {
    a,
    b,
    enter: (one: HTMLElement) => fireEvent.mouseEnter(one),
    leave: (one: HTMLElement) => fireEvent.mouseLeave(one),
  };
}

test('a hint comes after 700 ms (spec §9)', () => {
  const { a, enter } = openTwo();
  enter(a);
  pass(699);
  expect(hint('Earlier')).not.toBeInTheDocument();
  pass(1);
  expect(hint('Earlier')).toBeInTheDocument();
});

test('within 300 ms the next hint has no delay', () => {
  const { a, b, enter, leave } = openTwo();
  enter(a);
  pass(700);
  leave(a);
  pass(299);
  enter(b);
  pass(1);
  expect(hint('Later')).toBeInTheDocument();
});

test('after 300 ms the next hint has the delay again', () => {
  const { a, b, enter, leave } = openTwo();
  enter(a);
  pass(700);
  leave(a);
  pass(301);
  enter(b);
  pass(699);
  expect(hint('Later')).not.toBeInTheDocument();
  pass(1);
  expect(hint('Later')).toBeInTheDocument();
});

test('a press closes the hint, and the pressed element shows none', () => {
  const { a, enter } = openTwo();
  enter(a);
  pass(700);
  fireEvent.pointerDown(a);
  expect(hint('Earlier')).not.toBeInTheDocument();
  pass(700);
  expect(hint('Earlier')).not.toBeInTheDocument();
});

test('focus by Tab shows the hint', () => {
  const { b } = openTwo();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(b);
  expect(hint('Later')).toBeInTheDocument();
});

test('a finger gets none', () => {
  const withMouse = window.matchMedia.bind(window);
  window.matchMedia = (query) => ({ ...withMouse(query), matches: false });
  const { a, enter } = openTwo();
  fireEvent.pointerDown(a);
  enter(a);
  fireEvent.focus(a);
  pass(1000);
  expect(hint('Earlier')).not.toBeInTheDocument();
});

test('a press on the next element closes its hint, which does not come back', () => {
  const { a, b, enter, leave } = openTwo();
  pass(2_000);
  enter(a);
  pass(700);
  leave(a);
  enter(b);
  pass(1);
  expect(hint('Later')).toBeInTheDocument();
  fireEvent.pointerDown(b);
  pass(700);
  expect(hint('Later')).not.toBeInTheDocument();
});
