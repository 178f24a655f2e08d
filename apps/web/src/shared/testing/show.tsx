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
import { aSite } from './a-site';

const toastMessages = { en, sk };
const homePage = { path: '/', year: 2026, events: [] };

interface Stage {
  /** The toasts' texts are always included. */
  messages?: Partial<Record<Language, Messages>>;
  site?: Partial<Site>;
}

export function show(language: Language, element: ReactNode, stage: Stage = {}): RenderResult {
  return render(
    <StageOf language={language} stage={stage}>
      {element}
    </StageOf>,
  );
}

function StageOf(props: { language: Language; stage: Stage; children: ReactNode }) {
  const [language, setLanguage] = useState(props.language);
  const { site: siteChange, messages } = props.stage;
  const site = useMemo(() => aSite(language, siteChange), [language, siteChange]);
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
