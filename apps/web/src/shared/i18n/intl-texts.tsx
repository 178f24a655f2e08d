import { zoneOfHouse } from '../clock';
import { useMemo } from 'react';
import { RawIntlProvider, createIntl } from 'react-intl';
import { withStaffTexts } from './messages';
import type { Text } from './text';
import type { TextsProps } from './texts';
import { TextProvider } from './use-text';

/** Texts by react-intl: for the admin and the dialog, which load late. The first paint of a page has `Texts`, 3 kB lighter. */
export function IntlTexts({ language, messages, staffTexts, children }: TextsProps) {
  const intl = useMemo(() => {
    const texts = withStaffTexts(messages, staffTexts) as Record<string, string>; // strings or trees, as react-intl takes them
    return createIntl({ locale: language, timeZone: zoneOfHouse(), messages: texts });
  }, [language, messages, staffTexts]);
  const text = useMemo<Text<string>>(() => (id, values) => intl.formatMessage({ id }, values), [intl]);
  return (
    <RawIntlProvider value={intl}>
      <TextProvider value={text}>{children}</TextProvider>
    </RawIntlProvider>
  );
}
