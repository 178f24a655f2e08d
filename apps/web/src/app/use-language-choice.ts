import { type Language, addressIn } from '@strapec/domain';
import { startTransition, useMemo, useState } from 'react';
import type { LanguageChoice } from '../shared/i18n/language-context';
import { storeLanguage } from '../shared/i18n/language-store';
import type { Messages } from '../shared/i18n/messages';
import { wakeIslands } from '../shared/island/island-source';
import type { Site } from '../shared/site/site';

export type LoadMessages = (language: Language) => Promise<Messages>;

/** A language's texts and data; they change together, so that no page is ever half translated. */
export interface Shown {
  site: Site;
  messages: Messages;
}

/** Fetched for the first change of language: few guests ever make one. */
const fetchSite = async (language: Language): Promise<Site> =>
  (await import('../shared/site/fetch-site')).fetchSite(language);

/** The language on show, and the way to another one: in place, without losing what the guest has typed. */
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
        wakeIslands(); // a part that sleeps could not change with the others
        history.replaceState(history.state, '', address);
        startTransition(() => setShown({ site, messages }));
      } catch {
        location.assign(address); // the server may still have the page, in memory
      }
    };
    return { language, chooseLanguage };
  }, [language, loadMessages]);
  return { shown, choice };
}
