import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import type { TranslateDtoTargetLanguage } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';
import type { useTranslate } from './use-translate';

interface TranslateButtonProps {
  /** Shared by all fields of a form: it sends one request at a time. */
  translation: ReturnType<typeof useTranslate>;
  target: TranslateDtoTargetLanguage;
  /** Returns the current text in the other language. */
  read: () => string;
  onTranslated: (text: string) => void;
}

/** Translates the typed text into the other language. */
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
