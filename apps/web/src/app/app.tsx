import { type ComponentType, useEffect } from 'react';
import { LanguageProvider } from '../shared/i18n/language-context';
import type { Messages } from '../shared/i18n/messages';
import { Texts } from '../shared/site/texts';
import { PageProvider } from '../shared/site/page';
import { VenueProvider, SiteProvider } from '../shared/site/site';
import { ToastProvider } from '../shared/toasts/toast-provider';
import '../shared/ui/fonts/fonts.css';
import '../shared/ui/base.css';
import { type PageState, hydratedEvent } from './page-state';
import { ReserveHost } from './reserve-host';
import { DocumentMeta } from './document-meta';
import { type LoadMessages, useLanguageChoice } from './use-language-choice';

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
