import { type Language, addressIn } from '@strapec/domain';
import { startTransition, useMemo, useState } from 'react';
import type { LanguageChoice } from '../shared/i18n/language-context';
import { storeLanguage } from '../shared/i18n/language-store';
import type { Messages } from '../shared/i18n/messages';
import { wakeIslands } from '../shared/island/island-source';
import type { Site } from '../shared/site/site';

export type LoadMessages = (language: Language) => Promise<Messages>;

/** A language's texts and data; they change together, so that a page never mixes two languages. */
export interface Shown {
  site: Site;
  messages: Messages;
}

/** Fetched at the first change of language, because few guests change it. */
const fetchSite = async (language: Language): Promise<Site> =>
  (await import('../shared/site/fetch-site')).fetchSite(language);

/** The current language, and the change to another one in place, without losing the guest's input. */
export function useLanguageChoice(
  initial: Shown,
  loadMessages: LoadMessages,
): { shown: Shown; choice: LanguageChoice } {
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
