import { setSiteLanguages } from '@strapec/domain';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './site/app';
import { loadPage } from './site/page-loaders';
import { rootElementId } from './shared/site/page';
import { type PageState, toPageName, pageStateElementId } from './ssr/pages';

async function hydratePage(root: HTMLElement, pageState: PageState): Promise<void> {
  const page = await loadPage(toPageName(pageState.path));
  startTransition(() => {
    hydrateRoot(root, <App pageState={pageState} page={page} />);
  });
}

const root = document.getElementById(rootElementId);
const pageStateJson = document.getElementById(pageStateElementId)?.textContent;
void import('./site/after-load').catch(() => undefined);
if (root && pageStateJson) {
  const pageState = JSON.parse(pageStateJson) as PageState;
  setSiteLanguages(pageState.site.businessDetails.languages);
  void hydratePage(root, pageState);
}
