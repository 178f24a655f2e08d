import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import type { TranslateDtoTargetLanguage } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useTranslationText } from './texts';
import type { useTranslate } from './use-translate';

interface TranslateButtonProps {
  translation: ReturnType<typeof useTranslate>;
  target: TranslateDtoTargetLanguage;
  read: () => string;
  onTranslated: (text: string) => void;
}

export function TranslateButton({ translation, target, read, onTranslated }: TranslateButtonProps) {
  const text = useTranslationText();
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
