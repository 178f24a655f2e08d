import type { Language } from '@strapec/domain';
import { useEffect } from 'react';
import { HomePage } from '../pages/home/home-page';
import { NotFoundPage } from '../pages/not-found/not-found-page';
import { LanguageProvider } from '../shared/i18n/language-context';
import type { Messages } from '../shared/i18n/messages';
import { Texts } from '../shared/i18n/texts';
import { PageProvider } from '../shared/site/page';
import { SiteProvider } from '../shared/site/site';
import { ToastProvider } from '../shared/toasts/toast-provider';
import '../shared/ui/fonts/fonts.css';
import '../shared/ui/base.css';
import { type PageState, hydratedEvent } from './page-state';
import { ReserveHost } from './reserve-host';
import { pageAt } from './routes';
import { DocumentMeta } from './document-meta';
import { useLanguageChoice } from './use-language-choice';

const pages = { home: HomePage, notFound: NotFoundPage };

export type LoadMessages = (language: Language) => Promise<Messages>;

interface AppProps {
  state: PageState;
  messages: Messages;
  loadMessages: LoadMessages;
}

/** A public page with what every page has: a language, the house's data, notifications and the reservation dialog. */
export function App({ state, messages, loadMessages }: AppProps) {
  const Page = pages[pageAt(state.path)];
  const { shown, choice } = useLanguageChoice({ site: state.site, messages }, loadMessages);
  useEffect(() => {
    dispatchEvent(new Event(hydratedEvent));
  }, []);
  return (
    <PageProvider value={state}>
      <LanguageProvider value={choice}>
        <SiteProvider value={shown.site}>
          <Texts language={choice.language} messages={shown.messages} staffTexts={shown.site.texts}>
            <DocumentMeta />
            <ToastProvider>
              <ReserveHost>
                <Page />
              </ReserveHost>
            </ToastProvider>
          </Texts>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}
