import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { type TranslateDtoTargetLanguage, translateText, useDescribeTranslator } from '@strapec/contracts';
import Button from 'antd/es/button';
import { useTranslationText } from './texts';
import { problemCode } from '../../data/problem';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';

interface TranslateButtonProps {
  translator: ReturnType<typeof useTranslator>;
  targetLanguage: TranslateDtoTargetLanguage;
  readText: () => string;
  onTranslated: (text: string) => void;
}

export function TranslateButton({ translator, targetLanguage, readText, onTranslated }: TranslateButtonProps) {
  const text = useTranslationText();
  return (
    <Button
      icon={<TranslationOutlined aria-hidden />}
      disabled={translator.isTranslating}
      onClick={() => translator.translate({ text: readText(), targetLanguage, onTranslated })}
    >
      {text(`translate.to.${targetLanguage}`)}
    </Button>
  );
}

interface TranslationRequest {
  text: string;
  targetLanguage: TranslateDtoTargetLanguage;
  onTranslated: (text: string) => void;
}

export function useTranslator() {
  const text = useTranslationText();
  const banner = useBanner();
  const { data: service } = useDescribeTranslator({ query: { staleTime: Infinity } });
  const { mutate, isPending } = useStaffMutation({
    send: ({ text: original, targetLanguage }: TranslationRequest) => translateText({ text: original, targetLanguage }),
    onSuccess: ({ translatedText }, { onTranslated }) => {
      onTranslated(translatedText);
      return text('translate.done');
    },
    onFailure: (_reason, error) =>
      problemCode(error) === 'translator_missing' // a retry cannot fix it
        ? `${text('translate.failed')} ${text('translate.nobody')}`
        : text('translate.failed'),
  });
  const translate = (request: TranslationRequest) => {
    if (request.text.trim() === '') banner.showFailure(text('translate.nothing'));
    else mutate(request);
  };
  /** Without a translator only existing site texts can be found. */
  const note = service?.isSetUp === false ? text('translate.none') : null;
  return { translate, isTranslating: isPending, note };
}
