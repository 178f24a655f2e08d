import { type Language, type ShownMenu, filterFrom, languages, paramsOf, queryOf, regionsOf } from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import type { PublicEvent } from '../../shared/events/public-event';
import { preloadIslands } from '../../shared/island/island-source';
import { DrawnMenuProvider } from '../../shared/menu/menu-on-show';
import { withStaffTexts } from '../../shared/i18n/messages';
import { createText } from '../../shared/i18n/text';
import { venueValuesOf } from '../../shared/site/venue-values';
import type { Site } from '../../shared/site/site';
import { aSite } from '../../shared/testing/a-site';
import { Unstyled } from '../../shared/testing/unstyled';
import { allPages } from '../all-pages';
import { App } from '../app';
import { metaId, titleWith } from '../page-meta';
import { pageAt } from '../routes';

interface Stage {
  site?: Partial<Site>;
  year?: number;
  events?: readonly PublicEvent[] | null;
  menu?: ShownMenu;
}

beforeAll(() => preloadIslands(languages));

/** Shows a whole public page, every part of it awake, as when a guest has walked through it. */
export function showPage(address: string, language: Language, change: Stage = {}): RenderResult {
  const { year = 2026, events = [], menu } = change;
  const { pathname: path, searchParams } = new URL(address, 'https://strapec.example');
  const filter = filterFrom(searchParams);
  const query = queryOf(paramsOf(filter));
  const site = aSite(language, change.site);
  const regions = menu ? regionsOf(menu, language) : [];
  const state = { path, query, language, origin: 'https://strapec.example', year, events, regions, site };
  const { Page, messages } = allPages[pageAt(path)];
  const loadMessages = (wanted: Language) => Promise.resolve(messages[wanted]);
  const drawn = menu ? { menu, filter } : null;
  const venue = venueValuesOf(site, year);
  const text = createText(language, withStaffTexts(messages[language], site.texts, venue), venue);
  document.title = titleWith(site.businessDetails, text(metaId(pageAt(path), 'title'))); // as the server has written it
  return render(
    <DrawnMenuProvider value={drawn}>
      <App state={state} Page={Page} messages={messages[language]} loadMessages={loadMessages} />
    </DrawnMenuProvider>,
    { wrapper: Unstyled },
  );
}
