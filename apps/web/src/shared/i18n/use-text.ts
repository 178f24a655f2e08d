import { useCallback } from 'react';
import { useIntl } from 'react-intl';

export type TextValues = Readonly<Record<string, string | number>>;
export type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/**
 * The current language's text for a message id. A feature binds it to its own ids once, so that a misspelt one does not
 * compile: `export const useHeroText = useText<keyof typeof en>`.
 */
export function useText<Id extends string>(): Text<Id> {
  const { formatMessage } = useIntl();
  return useCallback((id: Id, values?: TextValues) => formatMessage({ id: id as string }, values), [formatMessage]);
}
