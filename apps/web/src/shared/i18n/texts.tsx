import type { Language } from '@strapec/domain';
import { type ReactNode, useMemo } from 'react';
import { IntlProvider } from 'react-intl';
import { type Messages, withStaffTexts } from './messages';

/** Gives everything below it these texts, those of staff in place of the built-in ones. */
export function Texts(props: {
  language: Language;
  messages: Messages;
  staffTexts: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { language, messages, staffTexts, children } = props;
  const texts = useMemo(() => withStaffTexts(messages, staffTexts), [messages, staffTexts]);
  return (
    <IntlProvider locale={language} timeZone="Europe/Bratislava" messages={texts as Record<string, string>}>
      {children}
    </IntlProvider>
  );
}
