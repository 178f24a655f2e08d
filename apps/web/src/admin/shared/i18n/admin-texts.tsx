import { type ReactNode, createContext, useContext, useEffect, useMemo, useState } from 'react';
import { type MessageLoaders, messagesIn } from '../../../shared/i18n/feature-texts';
import { useLanguage } from '../../../shared/i18n/language-context';
import type { Messages } from '../../../shared/i18n/messages';
import { IntlTexts } from '../../../shared/i18n/intl-texts';
import { useKnownVenue } from '../api/use-venue-query';

const MessagesAbove = createContext<Messages>({});
const noStaffTexts = {};

/**
 * Adds the texts of a part of the admin in the staff language. Shows nothing until they are loaded; after a change of
 * language the old texts stay until the new ones are loaded, so that no form loses its input.
 */
export function AdminTexts({ loaders, children }: { loaders: MessageLoaders; children: ReactNode }) {
  const { language } = useLanguage();
  const above = useContext(MessagesAbove);
  const [own, setOwn] = useState<{ language: typeof language; messages: Messages } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void messagesIn(loaders, language).then((messages) => {
      if (isCurrent) setOwn({ language, messages });
    });
    return () => {
      isCurrent = false;
    };
  }, [loaders, language]);
  const messages = useMemo(() => ({ ...above, ...own?.messages }), [above, own]);
  const part = useKnownVenue()?.words.part ?? 'evening';
  const venue = useMemo(() => ({ part }), [part]);
  if (!own) return null;
  return (
    <MessagesAbove value={messages}>
      <IntlTexts language={own.language} messages={messages} staffTexts={noStaffTexts} venue={venue}>
        {children}
      </IntlTexts>
    </MessagesAbove>
  );
}
