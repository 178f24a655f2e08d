import { act, fireEvent, render, screen } from '@testing-library/react';
import ConfigProvider from 'antd/es/config-provider';
import { Hint } from './hint';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const queryHint = (text: string) => screen.queryByRole('tooltip', { name: text });

function renderTwoHints() {
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
  const [firstButton, secondButton] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  return {
    firstButton,
    secondButton,
    hover: (button: HTMLElement) => fireEvent.mouseEnter(button),
    unhover: (button: HTMLElement) => fireEvent.mouseLeave(button),
  };
}

test('a hint appears after 700 ms (spec §9)', () => {
  const { firstButton, hover } = renderTwoHints();
  hover(firstButton);
  advanceTime(699);
  expect(queryHint('Earlier')).not.toBeInTheDocument();
  advanceTime(1);
  expect(queryHint('Earlier')).toBeInTheDocument();
});

test('within 300 ms the next hint has no delay', () => {
  const { firstButton, secondButton, hover, unhover } = renderTwoHints();
  hover(firstButton);
  advanceTime(700);
  unhover(firstButton);
  advanceTime(299);
  hover(secondButton);
  advanceTime(1);
  expect(queryHint('Later')).toBeInTheDocument();
});

test('after 300 ms the next hint has the delay again', () => {
  const { firstButton, secondButton, hover, unhover } = renderTwoHints();
  hover(firstButton);
  advanceTime(700);
  unhover(firstButton);
  advanceTime(301);
  hover(secondButton);
  advanceTime(699);
  expect(queryHint('Later')).not.toBeInTheDocument();
  advanceTime(1);
  expect(queryHint('Later')).toBeInTheDocument();
});

test('a press closes the hint, and the pressed element shows none', () => {
  const { firstButton, hover } = renderTwoHints();
  hover(firstButton);
  advanceTime(700);
  fireEvent.pointerDown(firstButton);
  expect(queryHint('Earlier')).not.toBeInTheDocument();
  advanceTime(700);
  expect(queryHint('Earlier')).not.toBeInTheDocument();
});

test('focus by Tab shows the hint', () => {
  const { secondButton } = renderTwoHints();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  fireEvent.focus(secondButton);
  expect(queryHint('Later')).toBeInTheDocument();
});

test('a touch screen shows no hint', () => {
  const originalMatchMedia = window.matchMedia.bind(window);
  window.matchMedia = (query) => ({ ...originalMatchMedia(query), matches: false });
  const { firstButton, hover } = renderTwoHints();
  fireEvent.pointerDown(firstButton);
  hover(firstButton);
  fireEvent.focus(firstButton);
  advanceTime(1000);
  expect(queryHint('Earlier')).not.toBeInTheDocument();
});

test('a press on the next element closes its hint, which does not come back', () => {
  const { firstButton, secondButton, hover, unhover } = renderTwoHints();
  advanceTime(2_000);
  hover(firstButton);
  advanceTime(700);
  unhover(firstButton);
  hover(secondButton);
  advanceTime(1);
  expect(queryHint('Later')).toBeInTheDocument();
  fireEvent.pointerDown(secondButton);
  advanceTime(700);
  expect(queryHint('Later')).not.toBeInTheDocument();
});
