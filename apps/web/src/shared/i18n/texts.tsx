import type { Language } from '@strapec/domain';
import { type ReactNode, useMemo } from 'react';
import { type Messages, type StaffTexts, withStaffTexts } from './messages';
import { createText } from './text';
import { TextProvider } from './use-text';

export interface TextsProps {
  language: Language;
  messages: Messages;
  /** Texts that staff have written, by message id. */
  staffTexts: StaffTexts;
  children: ReactNode;
}

/** Gives everything below it these texts, those of staff in place of the built-in ones. */
export function Texts({ language, messages, staffTexts, children }: TextsProps) {
  const text = useMemo(
    () => createText(language, withStaffTexts(messages, staffTexts)),
    [language, messages, staffTexts],
  );
  return <TextProvider value={text}>{children}</TextProvider>;
}
