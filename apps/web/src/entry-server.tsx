import { filterFrom, speak } from '@strapec/domain';
import { renderToString } from 'react-dom/server';
import { App, messagesOf } from './site/app';
import { loadAllPages } from './site/page-loaders';
import { isMenuPrintPath, renderMenuPrint } from './site/wine-menu/menu-print';
import { setVenueZone } from './shared/clock';
import { withStaffTexts } from './shared/i18n/messages';
import { createText } from './shared/i18n/text';
import { type MenuOnShow, ServerMenuProvider, shownMenuOf } from './shared/menu/public-menu';
import { venueValuesOf } from './shared/site/venue-values';
import { type PageRequest, browserState, stateOf } from './ssr/browser-state';
import { type ClientAssets, readClientAssets } from './ssr/document/client-assets';
import { type RenderedPage, renderAdminDocument, renderDocument } from './ssr/document/render-document';
import { preloadIslands, textsOfStillIslands } from './ssr/island';
import { pageAt } from './ssr/pages';

export { builtInImages } from './site/built-in-images';
export { builtInTexts } from './site/built-in-texts';
export { renderRobots, renderSitemap } from './ssr/document/sitemap';
export { publicPaths } from './ssr/pages';

export type PageRenderer = (request: PageRequest) => RenderedPage;

export function createPageRenderer(clientDir: string): Promise<PageRenderer> {
  return rendererWith(readClientAssets(clientDir));
}

export async function rendererWith(assets: ClientAssets): Promise<PageRenderer> {
  const pageOf = await loadAllPages();
  await preloadIslands();
  const stillTexts = textsOfStillIslands();
  return (request) => {
    const { path, language, site } = request;
    speak(site.businessDetails.languages);
    setVenueZone(site.venue.zone);
    if (path === '/admin' || path.startsWith('/admin/')) {
      return renderAdminDocument(assets.admin(), site.businessDetails.name);
    }
    if (isMenuPrintPath(path) && request.menu) return renderMenuPrint({ ...request, menu: request.menu });
    const state = stateOf(request);
    const page = pageOf(pageAt(path));
    const menu = menuOf(request);
    const markup = renderToString(
      <ServerMenuProvider value={menu}>
        <App state={state} page={page} />
      </ServerMenuProvider>,
    );
    const venue = venueValuesOf(site, state.year);
    const text = createText(language, withStaffTexts(messagesOf(page)[language], site.texts, venue), venue);
    const rendered = { state, browserState: browserState(state, stillTexts), markup, text, menu: menu?.menu ?? [] };
    return renderDocument({ ...rendered, isOpened: request.isOpened }, assets);
  };
}

function menuOf({ path, query = [], menu }: PageRequest): MenuOnShow | null {
  if (pageAt(path) !== 'wineMenu' || !menu) return null;
  return { menu: shownMenuOf(menu), filter: filterFrom(query) };
}
