import { parseMenuFilter, setSiteLanguages } from '@strapec/domain';
import { renderToString } from 'react-dom/server';
import { App, pageTexts } from './site/app';
import { loadAllPages } from './site/page-loaders';
import { isMenuPrintPath, renderMenuPrint } from './site/wine-menu/menu-print';
import { setVenueTimeZone } from './shared/clock';
import { createText } from './shared/i18n/text';
import { type DisplayedMenu, ServerMenuProvider, asShownMenu } from './shared/menu/public-menu';
import { toVenueValues } from './shared/site/venue-values';
import { type PageRequest, toBrowserState, toPageState } from './ssr/browser-state';
import { type ClientAssets, readClientAssets } from './ssr/document/client-assets';
import { type RenderedPage, renderAdminDocument, renderDocument } from './ssr/document/render-document';
import { preloadIslands, textsOfStaticIslands } from './ssr/island';
import { pageNameAt } from './ssr/pages';

export { builtInImages } from './site/built-in-images';
export { builtInTexts } from './site/built-in-texts';
export { renderRobots, renderSitemap } from './ssr/document/sitemap';
export { publicPaths } from './ssr/pages';

export type PageRenderer = (request: PageRequest) => RenderedPage;

export function createPageRenderer(clientDir: string): Promise<PageRenderer> {
  return rendererFor(readClientAssets(clientDir));
}

export async function rendererFor(assets: ClientAssets): Promise<PageRenderer> {
  const findPage = await loadAllPages();
  await preloadIslands();
  const staticTexts = textsOfStaticIslands();
  return (request) => {
    const { path, language, site } = request;
    setSiteLanguages(site.businessDetails.languages);
    setVenueTimeZone(site.venue.zone);
    if (path === '/admin' || path.startsWith('/admin/')) {
      return renderAdminDocument(assets.findAdminAssets(), site.businessDetails.name);
    }
    if (isMenuPrintPath(path) && request.menu) return renderMenuPrint({ ...request, menu: request.menu });
    const state = toPageState(request);
    const page = findPage(pageNameAt(path));
    const menu = toDisplayedMenu(request);
    const markup = renderToString(
      <ServerMenuProvider value={menu}>
        <App state={state} page={page} />
      </ServerMenuProvider>,
    );
    const values = toVenueValues(site, state.year);
    const text = createText(pageTexts(page), { language, values, staffTexts: site.texts });
    const rendered = { state, browserState: toBrowserState(state, staticTexts), markup, text, menu: menu?.menu ?? [] };
    return renderDocument({ ...rendered, isOpened: request.isOpened }, assets);
  };
}

function toDisplayedMenu({ path, query = [], menu }: PageRequest): DisplayedMenu | null {
  if (pageNameAt(path) !== 'wineMenu' || !menu) return null;
  return { menu: asShownMenu(menu), filter: parseMenuFilter(query) };
}
