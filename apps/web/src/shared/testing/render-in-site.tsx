import type { Language } from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { LanguageProvider } from '../i18n/language-context';
import type { Texts } from '../i18n/messages';
import { PageProvider } from '../site/page';
import { TextsProvider } from '../site/texts-provider';
import { VenueProvider, type Site, SiteProvider } from '../site/site';
import { toastTexts } from '../toasts/texts';
import { ToastProvider } from '../toasts/toast-provider';
import { buildSite } from './site-fixtures';

const homePage = { path: '/', year: 2026, events: [] };

interface RenderOptions {
  /** The toasts' texts are always included. */
  texts?: Texts;
  site?: Partial<Site>;
}

export function renderInSite(language: Language, element: ReactNode, options: RenderOptions = {}): RenderResult {
  return render(
    <TestProviders language={language} options={options}>
      {element}
    </TestProviders>,
  );
}

function TestProviders(props: { language: Language; options: RenderOptions; children: ReactNode }) {
  const [language, setLanguage] = useState(props.language);
  const { site: siteOverrides, texts } = props.options;
  const site = useMemo(() => buildSite(language, siteOverrides), [language, siteOverrides]);
  const allTexts = useMemo(() => ({ ...toastTexts, ...texts }), [texts]);
  const languageChoice = useMemo(
    () => ({ language, chooseLanguage: (next: Language) => Promise.resolve(setLanguage(next)) }),
    [language],
  );
  return (
    <PageProvider value={homePage}>
      <LanguageProvider value={languageChoice}>
        <SiteProvider value={site}>
          <VenueProvider value={site.venue}>
            <TextsProvider texts={allTexts}>
              <ToastProvider>{props.children}</ToastProvider>
            </TextsProvider>
          </VenueProvider>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}
