import {
  type Language,
  type ShownMenu,
  parseMenuFilter,
  toMenuFilterParams,
  toQueryString,
  listRegions,
} from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import type { PublicEvent } from '../../shared/events/public-event';
import { type ContentWithTexts, preloadIslands } from '../../ssr/island';
import { ServerMenuProvider } from '../../shared/menu/public-menu';
import { createText } from '../../shared/i18n/text';
import { toVenueTextValues } from '../../shared/site/venue-text-values';
import type { Site } from '../../shared/site/site';
import { buildSite } from '../../shared/testing/site-fixtures';
import { App, collectPageTexts } from '../app';
import { loadAllPages } from '../page-loaders';
import { type PageName, toMetaTextId, toPageName, toPageTitle } from '../../ssr/pages';

interface PageOptions {
  site?: Partial<Site>;
  year?: number;
  events?: readonly PublicEvent[] | null;
  menu?: ShownMenu;
}

let findPage: (name: PageName) => ContentWithTexts;
beforeAll(async () => {
  findPage = await loadAllPages();
  await preloadIslands();
});

export function renderPage(address: string, language: Language, options: PageOptions = {}): RenderResult {
  const { year = 2026, events = [], menu } = options;
  const { pathname: path, searchParams } = new URL(address, 'https://strapec.example');
  const filter = parseMenuFilter(searchParams);
  const query = toQueryString(toMenuFilterParams(filter));
  const site = buildSite(language, options.site);
  const regions = menu ? listRegions(menu, language) : [];
  const pageState = { path, query, language, origin: 'https://strapec.example', year, events, regions, site };
  const page = findPage(toPageName(path));
  const filteredMenu = menu ? { menu, filter } : null;
  const text = createText(collectPageTexts(page), {
    language,
    values: toVenueTextValues(site, year),
    editedTexts: site.texts,
  });
  document.title = toPageTitle(site.businessDetails, text(toMetaTextId(toPageName(path), 'title'))); // from the server
  return render(
    <ServerMenuProvider value={filteredMenu}>
      <App pageState={pageState} page={page} />
    </ServerMenuProvider>,
  );
}
