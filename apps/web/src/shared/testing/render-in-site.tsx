import type { Language } from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { LanguageProvider } from '../i18n/language-context';
import type { Messages } from '../i18n/messages';
import { PageProvider } from '../site/page';
import { TextsProvider } from '../site/texts';
import { VenueProvider, type Site, SiteProvider } from '../site/site';
import { en, sk } from '../toasts/texts';
import { ToastProvider } from '../toasts/toast-provider';
import { aSite } from './site-fixtures';

const toastMessages = { en, sk };
const homePage = { path: '/', year: 2026, events: [] };

interface RenderOptions {
  /** The toasts' texts are always included. */
  messages?: Partial<Record<Language, Messages>>;
  site?: Partial<Site>;
}

export function renderInSite(language: Language, element: ReactNode, options: RenderOptions = {}): RenderResult {
  return render(
    <TestProviders language={language} stage={options}>
      {element}
    </TestProviders>,
  );
}

function TestProviders(props: { language: Language; stage: RenderOptions; children: ReactNode }) {
  const [language, setLanguage] = useState(props.language);
  const { site: siteOverrides, messages } = props.stage;
  const site = useMemo(() => aSite(language, siteOverrides), [language, siteOverrides]);
  const texts = useMemo(
    () => ({ sk: { ...toastMessages.sk, ...messages?.sk }, en: { ...toastMessages.en, ...messages?.en } }),
    [messages],
  );
  const choice = useMemo(
    () => ({ language, chooseLanguage: (next: Language) => Promise.resolve(setLanguage(next)) }),
    [language],
  );
  return (
    <PageProvider value={homePage}>
      <LanguageProvider value={choice}>
        <SiteProvider value={site}>
          <VenueProvider value={site.venue}>
            <TextsProvider messages={texts}>
              <ToastProvider>{props.children}</ToastProvider>
            </TextsProvider>
          </VenueProvider>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}
