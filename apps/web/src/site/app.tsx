import { type Language, localizePath } from '@strapec/domain';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { navigationTexts } from './navigation/navigation-texts';
import { type LanguageChoice, LanguageProvider, storeLanguage, useLanguage } from '../shared/i18n/language-context';
import { TextsProvider } from '../shared/site/texts-provider';
import { PageProvider, usePage } from '../shared/site/page';
import { VenueProvider, type Site, SiteProvider, useSite } from '../shared/site/site';
import { toastTexts } from '../shared/toasts/texts';
import { ToastProvider } from '../shared/toasts/toast-provider';
import '../shared/ui/fonts/fonts.css';
import '../shared/ui/base.css';
import './site.css';
import type { Texts } from '../shared/i18n/messages';
import { useText } from '../shared/i18n/use-text';
import { type ContentWithTexts, loadIslands } from '../ssr/island';
import { appTexts } from './app-texts';
import { type MetaTextId, type PageState, hydratedEvent, toMetaTextId, toPageName, toPageTitle } from '../ssr/pages';
import { ReserveDialogHost } from './reserve-dialog-host';

export const collectPageTexts = ({ texts }: ContentWithTexts): Texts => ({
  ...appTexts,
  ...toastTexts,
  ...navigationTexts,
  ...texts,
});

export function App({ pageState, page }: { pageState: PageState; page: ContentWithTexts }) {
  const { site, languageChoice } = useTranslatedSite(pageState.site);
  const texts = useMemo(() => collectPageTexts(page), [page]);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <PageProvider value={pageState}>
      <LanguageProvider value={languageChoice}>
        <SiteProvider value={site}>
          <VenueProvider value={site.venue}>
            <TextsProvider texts={texts}>
              <DocumentMeta />
              <ToastProvider>
                <ReserveDialogHost>
                  <page.Content />
                </ReserveDialogHost>
              </ToastProvider>
            </TextsProvider>
          </VenueProvider>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}

/** The browser lacks the texts of the server's values. */
function DocumentMeta() {
  const { language } = useLanguage();
  const text = useText<MetaTextId>();
  const pageName = toPageName(usePage().path);
  const site = useSite();
  const [renderedSite] = useState(site);
  const title = toPageTitle(site.businessDetails, text(toMetaTextId(pageName, 'title')));
  const description = text(toMetaTextId(pageName, 'description'));
  useEffect(() => {
    if (site === renderedSite) return;
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [site, renderedSite, language, title, description]);
  return null;
}

const loadSite = async (language: Language): Promise<Site> => (await import('./fetch-site')).fetchSite(language);

/** Keeps the guest's input. */
function useTranslatedSite(initialSite: Site): { site: Site; languageChoice: LanguageChoice } {
  const [site, setSite] = useState(initialSite);
  const { language } = site;
  const choice = useMemo<LanguageChoice>(() => {
    const chooseLanguage = async (newLanguage: Language): Promise<void> => {
      storeLanguage(newLanguage);
      const address = localizePath(newLanguage, location.pathname) + location.hash;
      try {
        const translatedSite = await loadSite(newLanguage);
        loadIslands();
        history.replaceState(history.state, '', address);
        startTransition(() => setSite(translatedSite));
      } catch {
        location.assign(address); // from the server's cache
      }
    };
    return { language, chooseLanguage };
  }, [language]);
  return { site, languageChoice: choice };
}
