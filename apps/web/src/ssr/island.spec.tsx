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
import { buildSite } from '../shared/testing/site-fixtures';
import { createIsland, preloadIslands, createStaticIsland, loadIslands } from './island';

const chooseLanguage = () => Promise.resolve();
const homePage = { path: '/', year: 2026, events: [] };
let changeLanguage: () => void;

function TestSite({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('en');
  const site = useMemo(() => buildSite(language), [language]);
  useEffect(() => {
    changeLanguage = () => startTransition(() => setLanguage('sk'));
  }, []);
  return (
    <PageProvider value={homePage}>
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

function createCounterIsland(createIslandType: typeof createIsland) {
  const texts = { greeting: ['Hello', 'Ahoj'] } satisfies Texts;
  const loadContent = jest.fn(() => Promise.resolve({ Content: Counter, texts }));
  const Island = createIslandType(loadContent);
  const page = (
    <TestSite>
      <Island />
    </TestSite>
  );
  return { loadContent, page };
}

/** Renders on the server, then hydrates as a browser does. */
async function openRenderedPage(createIslandType: typeof createIsland) {
  const serverSide = createCounterIsland(createIslandType);
  await preloadIslands();
  const container = document.createElement('div');
  container.innerHTML = renderToString(serverSide.page);
  document.body.replaceChildren(container);
  const { loadContent, page } = createCounterIsland(createIslandType);
  hydrateRoot(container, page);
  await waitBriefly();
  return loadContent;
}

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 100));
const getButton = () => screen.getByRole('button');
const touchIsland = () => getButton().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

test('an island is rendered by the server and hydrates when it is touched', async () => {
  const loadContent = await openRenderedPage(createIsland);
  const renderedButton = getButton();
  expect(renderedButton).toHaveTextContent('Hello 0');
  await waitBriefly();
  expect(loadContent).not.toHaveBeenCalled();
  touchIsland();
  await waitBriefly();
  getButton().click();
  await waitFor(() => expect(getButton()).toHaveTextContent('Hello 1'));
  expect(getButton()).toBe(renderedButton); // hydrated, not rendered again
});

test('clicks before hydration are replayed as one click', async () => {
  await openRenderedPage(createIsland);
  touchIsland();
  getButton().click();
  getButton().click();
  expect(getButton()).toHaveTextContent('Hello 0');
  await waitFor(() => expect(getButton()).toHaveTextContent('Hello 1'));
  await waitBriefly();
  expect(getButton()).toHaveTextContent('Hello 1');
});

test('an island that fails leaves the rest of the page', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  const Island = createIsland(() => Promise.resolve({ Content: Broken, texts: {} }));
  const consoleErrorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <TestSite>
      <p>The rest</p>
      <Island />
    </TestSite>
  );
  createRoot(container).render(page);
  await waitBriefly();
  loadIslands();
  await waitFor(() => expect(consoleErrorSpy).toHaveBeenCalled());
  await waitBriefly();
  expect(screen.getByText('The rest')).toBeInTheDocument();
  consoleErrorSpy.mockRestore();
});

test('a static island is rendered again when the language changes', async () => {
  const loadContent = await openRenderedPage(createStaticIsland);
  const renderedButton = getButton();
  touchIsland();
  await waitBriefly();
  expect(loadContent).not.toHaveBeenCalled();
  loadIslands();
  await waitBriefly();
  expect(getButton()).toBe(renderedButton);
  changeLanguage();
  await waitFor(() => expect(getButton()).toHaveTextContent('Ahoj 0'));
  expect(loadContent).toHaveBeenCalledTimes(1);
});
