import { type Language, languages } from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import type { PublicEvent } from '../../shared/events/public-event';
import { preloadIslands } from '../../shared/island/island-source';
import type { Site } from '../../shared/site/site';
import { aSite } from '../../shared/testing/a-site';
import { allPages } from '../all-pages';
import { App } from '../app';
import { pageAt } from '../routes';

interface Stage {
  site?: Partial<Site>;
  year?: number;
  events?: readonly PublicEvent[] | null;
}

beforeAll(() => preloadIslands(languages));

/** Shows a whole public page, every part of it awake, as when a guest has walked through it. */
export function showPage(path: string, language: Language, change: Stage = {}): RenderResult {
  const { year = 2026, events = [] } = change;
  const site = aSite(language, change.site);
  const state = { path, language, origin: 'https://strapec.example', year, events, site };
  const { Page, messages } = allPages[pageAt(path)];
  const loadMessages = (wanted: Language) => Promise.resolve(messages[wanted]);
  return render(<App state={state} Page={Page} messages={messages[language]} loadMessages={loadMessages} />);
}
