import type { Language } from '@strapec/domain';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, useMemo, useState } from 'react';
import { LanguageProvider } from '../i18n/language-context';
import type { Messages } from '../i18n/messages';
import { IntlTexts } from '../i18n/intl-texts';
import { PageProvider } from '../site/page';
import { venueValuesOf } from '../site/venue-values';
import { VenueProvider, type Site, SiteProvider } from '../site/site';
import { en } from '../toasts/messages.en';
import { sk } from '../toasts/messages.sk';
import { ToastProvider } from '../toasts/toast-provider';
import { aSite } from './a-site';

const toastMessages = { en, sk };
const homePage = { path: '/', year: 2026, events: [] };

interface Stage {
  /** The texts of what is shown; those of the toasts are always there. */
  messages?: Partial<Record<Language, Messages>>;
  site?: Partial<Site>;
}

/** Renders a part of a page with everything that a page gives it. */
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
  const venue = useMemo(() => venueValuesOf(site, homePage.year), [site]);
  const texts = useMemo(() => ({ ...toastMessages[language], ...messages?.[language] }), [language, messages]);
  const choice = useMemo(
    () => ({ language, chooseLanguage: (next: Language) => Promise.resolve(setLanguage(next)) }),
    [language],
  );
  return (
    <PageProvider value={homePage}>
      <LanguageProvider value={choice}>
        <SiteProvider value={site}>
          <VenueProvider value={site.venue}>
            <IntlTexts language={language} messages={texts} staffTexts={site.texts} venue={venue}>
              <ToastProvider>{props.children}</ToastProvider>
            </IntlTexts>
          </VenueProvider>
        </SiteProvider>
      </LanguageProvider>
    </PageProvider>
  );
}
