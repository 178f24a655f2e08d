import { screen, waitFor } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { Language } from '@strapec/domain';
import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { LanguageProvider } from '../shared/i18n/language-context';
import type { Texts } from '../shared/i18n/messages';
import { useText } from '../shared/i18n/use-text';
import { PageProvider } from '../shared/site/page';
import { SiteProvider } from '../shared/site/site';
import { aSite } from '../shared/testing/site-fixtures';
import { createIsland, preloadIslands, createStaticIsland, loadIslands } from './island';

const chooseLanguage = () => Promise.resolve();
const home = { path: '/', year: 2026, events: [] };
let changeLanguage: () => void;

function Stage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('en');
  const site = useMemo(() => aSite(language), [language]);
  useEffect(() => {
    changeLanguage = () => startTransition(() => setLanguage('sk'));
  }, []);
  return (
    <PageProvider value={home}>
      <LanguageProvider value={{ language, chooseLanguage }}>
        <SiteProvider value={site}>{children}</SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}

function Counter() {
  const text = useText<'greeting'>();
  const [count, setCount] = useState(0);
  return (
    <button data-replay onClick={() => setCount(count + 1)}>
      {text('greeting')} {count}
    </button>
  );
}

function aCounter(make: typeof createIsland) {
  const texts = { greeting: ['Hello', 'Ahoj'] } satisfies Texts;
  const content = jest.fn(() => Promise.resolve({ Content: Counter, texts }));
  const Island = make(content);
  const page = (
    <Stage>
      <Island />
    </Stage>
  );
  return { content, page };
}

/** As a browser hydrates a page that the server rendered. */
async function openDrawnPage(make: typeof createIsland) {
  const server = aCounter(make);
  await preloadIslands();
  const place = document.createElement('div');
  place.innerHTML = renderToString(server.page);
  document.body.replaceChildren(place);
  const { content, page } = aCounter(make);
  hydrateRoot(place, page);
  await aMoment();
  return content;
}

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 100));
const button = () => screen.getByRole('button');
const touch = () => button().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('is drawn by the server and sleeps until it is touched', async () => {
  const content = await openDrawnPage(createIsland);
  const asDrawn = button();
  expect(asDrawn).toHaveTextContent('Hello 0');
  await aMoment();
  expect(content).not.toHaveBeenCalled();
  touch();
  await aMoment();
  button().click();
  await waitFor(() => expect(button()).toHaveTextContent('Hello 1'));
  expect(button()).toBe(asDrawn); // hydrated, not rendered again
});

test('a click that came before it listened is not lost, and counts once', async () => {
  await openDrawnPage(createIsland);
  touch();
  button().click();
  button().click();
  expect(button()).toHaveTextContent('Hello 0');
  await waitFor(() => expect(button()).toHaveTextContent('Hello 1'));
  await aMoment();
  expect(button()).toHaveTextContent('Hello 1');
});

test('one that breaks takes nothing else down', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Island = createIsland(() => Promise.resolve({ Content: Broken, texts: {} }));
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const place = document.body.appendChild(document.createElement('div'));
  const page = (
    <Stage>
      <p>The rest</p>
      <Island />
    </Stage>
  );
  createRoot(place).render(page);
  await aMoment();
  loadIslands();
  await waitFor(() => expect(complaints).toHaveBeenCalled());
  await aMoment();
  expect(screen.getByText('The rest')).toBeInTheDocument();
  complaints.mockRestore();
});

test('one that only stands there wakes when the language changes', async () => {
  const content = await openDrawnPage(createStaticIsland);
  const asDrawn = button();
  touch();
  await aMoment();
  expect(content).not.toHaveBeenCalled();
  loadIslands();
  await aMoment();
  expect(button()).toBe(asDrawn);
  changeLanguage();
  await waitFor(() => expect(button()).toHaveTextContent('Ahoj 0'));
  expect(content).toHaveBeenCalledTimes(1);
});
