import { parseMenuFilter, setSiteLanguages } from '@strapec/domain';
import { renderToString } from 'react-dom/server';
import { App, collectPageTexts } from './site/app';
import { loadAllPages } from './site/page-loaders';
import { isMenuPrintPath, renderMenuPrint } from './site/wine-menu/menu-print';
import { setVenueTimeZone } from './shared/clock';
import { createText } from './shared/i18n/text';
import { type FilteredMenu, ServerMenuProvider, asShownMenu } from './shared/menu/public-menu';
import { toVenueTextValues } from './shared/site/venue-text-values';
import { type PageRequest, toBrowserState, toPageState } from './ssr/browser-state';
import { type ClientAssets, readClientAssets } from './ssr/document/client-assets';
import { type RenderedPage, renderAdminDocument, renderDocument } from './ssr/document/render-document';
import { preloadIslands, textIdsOfStaticIslands } from './ssr/island';
import { toPageName } from './ssr/pages';

export { builtInImages } from './site/built-in-images';
export { builtInTexts } from './site/built-in-texts';
export { renderRobots, renderSitemap } from './ssr/document/sitemap';
export { publicPaths } from './ssr/pages';

export type PageRenderer = (request: PageRequest) => RenderedPage;

export function createPageRenderer(clientDir: string): Promise<PageRenderer> {
  return createRendererFromAssets(readClientAssets(clientDir));
}

export async function createRendererFromAssets(assets: ClientAssets): Promise<PageRenderer> {
  const findPage = await loadAllPages();
  await preloadIslands();
  const staticTextIds = textIdsOfStaticIslands();
  return (request) => {
    const { path, language, site } = request;
    setSiteLanguages(site.businessDetails.languages);
    setVenueTimeZone(site.venue.zone);
    if (path === '/admin' || path.startsWith('/admin/')) {
      return renderAdminDocument(assets.readAdminAssets(), site.businessDetails.name);
    }
    if (isMenuPrintPath(path) && request.menu) return renderMenuPrint({ ...request, menu: request.menu });
    const state = toPageState(request);
    const pageContent = findPage(toPageName(path));
    const menu = toFilteredMenu(request);
    const markup = renderToString(
      <ServerMenuProvider value={menu}>
        <App pageState={state} page={pageContent} />
      </ServerMenuProvider>,
    );
    const values = toVenueTextValues(site, state.year);
    const text = createText(collectPageTexts(pageContent), { language, values, editedTexts: site.texts });
    const page = { state, browserState: toBrowserState(state, staticTextIds), markup, text, menu: menu?.menu ?? [] };
    return renderDocument({ ...page, isOpened: request.isOpened }, assets);
  };
}

function toFilteredMenu({ path, query = [], menu }: PageRequest): FilteredMenu | null {
  if (toPageName(path) !== 'wineMenu' || !menu) return null;
  return { menu: asShownMenu(menu), filter: parseMenuFilter(query) };
}
