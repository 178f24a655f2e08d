import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { type TranslateDtoTargetLanguage, translateText, useDescribeTranslator } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useTranslationText } from './texts';
import { codeOf } from '../../data/refusal';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';

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

interface TranslationRequest {
  text: string;
  targetLanguage: TranslateDtoTargetLanguage;
  onTranslated: (text: string) => void;
}

export function useTranslate() {
  const text = useTranslationText();
  const banner = useBanner();
  const { data: translator } = useDescribeTranslator({ query: { staleTime: Infinity } });
  const { mutate, isPending } = useStaffMutation({
    send: ({ text: original, targetLanguage }: TranslationRequest) => translateText({ text: original, targetLanguage }),
    done: ({ translatedText }, { onTranslated }) => {
      onTranslated(translatedText);
      return text('translate.done');
    },
    failed: (_reason, error) =>
      codeOf(error) === 'translator_missing' // a retry cannot fix it
        ? `${text('translate.failed')} ${text('translate.nobody')}`
        : text('translate.failed'),
  });
  const translate = (translation: TranslationRequest) => {
    if (translation.text.trim() === '') banner.showFailure(text('translate.nothing'));
    else mutate(translation);
  };
  /** Without a translator only existing site texts can be found. */
  const note = translator?.isSetUp === false ? text('translate.none') : null;
  return { translate, isTranslating: isPending, note };
}
