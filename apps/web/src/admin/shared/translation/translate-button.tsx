import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import type { TranslateDtoTargetLanguage } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import type { useTranslate } from './use-translate';

interface TranslateButtonProps {
  /** Of the form: it asks for one translation at a time. */
  translation: ReturnType<typeof useTranslate>;
  target: TranslateDtoTargetLanguage;
  /** What is typed in the other language now. */
  read: () => string;
  onTranslated: (text: string) => void;
}

/** Carries what is typed over into the other language. */
export function TranslateButton({ translation, target, read, onTranslated }: TranslateButtonProps) {
  const text = useText<keyof typeof en>();
  return (
    <Button
      icon={<TranslationOutlined aria-hidden />}
      disabled={translation.isTranslating}
      onClick={() => translation.translate({ text: read(), targetLanguage: target, onTranslated })}
    >
      {text(`translate.to.${target}`)}
    </Button>
  );
}
