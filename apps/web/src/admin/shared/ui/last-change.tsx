import { useLanguage } from '../../../shared/i18n/language-context';
import { instantInWords } from '../time/date-words';
import { useUiText } from './texts';

export function LastChange({ who, when }: { who: string | null; when: string | null }) {
  const text = useUiText();
  const { language } = useLanguage();
  if (!when) return null;
  return <>{text('ui.changedBy', { name: who ?? text('ui.somebody'), instant: instantInWords(when, language) })}</>;
}
