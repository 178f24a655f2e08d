import { useLanguage } from '../../../shared/i18n/language-context';
import { useText } from '../../../shared/i18n/use-text';
import { instantInWords } from '../time/date-words';
import type { en } from './messages.en';

export function LastChange({ who, when }: { who: string | null; when: string | null }) {
  const text = useText<keyof typeof en>();
  const { language } = useLanguage();
  if (!when) return null;
  return <>{text('ui.changedBy', { name: who ?? text('ui.somebody'), instant: instantInWords(when, language) })}</>;
}
