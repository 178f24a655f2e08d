import { type ComponentType, startTransition, useEffect, useMemo, useState } from 'react';
import { type LanguageChoice, LanguageProvider, useLanguage } from '../shared/i18n/language-context';
import type { Messages } from '../shared/i18n/messages';
import { Texts } from '../shared/site/texts';
import { PageProvider, usePage } from '../shared/site/page';
import { VenueProvider, type Site, SiteProvider, useSite } from '../shared/site/site';
import { ToastProvider } from '../shared/toasts/toast-provider';
import '../shared/ui/fonts/fonts.css';
import '../shared/ui/base.css';
import { type PageState, hydratedEvent } from './page-state';
import { ReserveHost } from './reserve-host';
import { useText } from '../shared/i18n/use-text';
import { type MetaId, metaId, titleWith } from './page-meta';
import { pageAt } from './routes';
import { type Language, addressIn } from '@strapec/domain';
import { storeLanguage } from '../shared/i18n/language-store';
import { wakeIslands } from '../shared/island/island-source';

export interface AppProps {
  state: PageState;
  /** The page at the state's path; the browser fetches only this page. */
  Page: ComponentType;
  messages: Messages;
  loadMessages: LoadMessages;
}

/** A public page with its providers: language, site data, notifications and the reservation dialog. */
export function App({ state, Page, messages, loadMessages }: AppProps) {
  const { shown, choice } = useLanguageChoice({ site: state.site, messages }, loadMessages);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <PageProvider value={state}>
      <LanguageProvider value={choice}>
        <SiteProvider value={shown.site}>
          <VenueProvider value={shown.site.venue}>
            <Texts messages={shown.messages}>
              <DocumentMeta />
              <ToastProvider>
                <ReserveHost>
                  <Page />
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

type LoadMessages = (language: Language) => Promise<Messages>;

/** A language's texts and data; they change together, so that a page never mixes two languages. */
interface Shown {
  site: Site;
  messages: Messages;
}

/** Fetched at the first change of language, because few guests change it. */
const fetchSite = async (language: Language): Promise<Site> =>
  (await import('../shared/site/fetch-site')).fetchSite(language);

/** The current language, and the change to another one in place, without losing the guest's input. */
function useLanguageChoice(initial: Shown, loadMessages: LoadMessages): { shown: Shown; choice: LanguageChoice } {
  const [shown, setShown] = useState(initial);
  const { language } = shown.site;
  const choice = useMemo<LanguageChoice>(() => {
    const chooseLanguage = async (next: Language): Promise<void> => {
      storeLanguage(next);
      const address = addressIn(next, location.pathname) + location.hash;
      try {
        const [messages, site] = await Promise.all([loadMessages(next), fetchSite(next)]);
        wakeIslands(); // a part that is not hydrated could not change with the others
        history.replaceState(history.state, '', address);
        startTransition(() => setShown({ site, messages }));
      } catch {
        location.assign(address); // the server may still have the page in its memory
      }
    };
    return { language, chooseLanguage };
  }, [language, loadMessages]);
  return { shown, choice };
}
