import { type Language, addressIn } from '@strapec/domain';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { en as navigationEn, sk as navigationSk } from '../features/navigation/navigation-texts';
import { type LanguageChoice, LanguageProvider, useLanguage } from '../shared/i18n/language-context';
import { Texts } from '../shared/site/texts';
import { PageProvider, usePage } from '../shared/site/page';
import { VenueProvider, type Site, SiteProvider, useSite } from '../shared/site/site';
import { en as toastsEn } from '../shared/toasts/messages.en';
import { sk as toastsSk } from '../shared/toasts/messages.sk';
import { ToastProvider } from '../shared/toasts/toast-provider';
import '../shared/ui/fonts/fonts.css';
import '../shared/ui/base.css';
import { useText } from '../shared/i18n/use-text';
import { storeLanguage } from '../shared/i18n/language-store';
import { type Part, wakeIslands } from '../ssr/island';
import { en, sk } from './app-texts';
import { type MetaId, type PageState, hydratedEvent, metaId, pageAt, titleWith } from '../ssr/pages';
import { ReserveHost } from './reserve-host';

/** The texts that a page needs at once; parts that hydrate late bring their own. */
export const messagesOf = ({ messages }: Part): Part['messages'] => ({
  en: { ...en, ...toastsEn, ...navigationEn, ...messages.en },
  sk: { ...sk, ...toastsSk, ...navigationSk, ...messages.sk },
});

/** A public page with its providers: language, site data, notifications and the reservation dialog. */
export function App({ state, page }: { state: PageState; page: Part }) {
  const { site, choice } = useLanguageChoice(state.site);
  const messages = useMemo(() => messagesOf(page), [page]);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <PageProvider value={state}>
      <LanguageProvider value={choice}>
        <SiteProvider value={site}>
          <VenueProvider value={site.venue}>
            <Texts messages={messages}>
              <DocumentMeta />
              <ToastProvider>
                <ReserveHost>
                  <page.Content />
                </ReserveHost>
              </ToastProvider>
            </Texts>
          </VenueProvider>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}

/**
 * Updates the document's language, title and description when the guest changes the language. Until then the server's
 * values stay: their texts are not sent to the browser.
 */
function DocumentMeta() {
  const { language } = useLanguage();
  const text = useText<MetaId>();
  const page = pageAt(usePage().path);
  const site = useSite();
  const [written] = useState(site);
  const title = titleWith(site.businessDetails, text(metaId(page, 'title')));
  const description = text(metaId(page, 'description'));
  useEffect(() => {
    if (site === written) return;
    document.documentElement.lang = language;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [site, written, language, title, description]);
  return null;
}

/** Fetched at the first change of language, because few guests change it. */
const fetchSite = async (language: Language): Promise<Site> => (await import('./fetch-site')).fetchSite(language);

/** The site in the current language, and the change to another one in place, without losing the guest's input. */
function useLanguageChoice(initial: Site): { site: Site; choice: LanguageChoice } {
  const [site, setSite] = useState(initial);
  const { language } = site;
  const choice = useMemo<LanguageChoice>(() => {
    const chooseLanguage = async (next: Language): Promise<void> => {
      storeLanguage(next);
      const address = addressIn(next, location.pathname) + location.hash;
      try {
        const translated = await fetchSite(next);
        wakeIslands(); // a part that is not hydrated could not change with the others
        history.replaceState(history.state, '', address);
        startTransition(() => setSite(translated));
      } catch {
        location.assign(address); // the server may still have the page in its memory
      }
    };
    return { language, chooseLanguage };
  }, [language]);
  return { site, choice };
}
