import TranslationOutlined from '@ant-design/icons/TranslationOutlined';
import { type TranslateDtoTargetLanguage, translateText, useDescribeTranslator } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import { useTranslationText } from './texts';
import { toProblemCode } from '../../data/problem-details';
import { useStaffMutation } from '../../data/use-staff-mutation';
import { useBanner } from '../../data/banner/banner-provider';

interface TranslateButtonProps {
  translator: ReturnType<typeof useTranslator>;
  /** Its text is translated into the other language. */
  language: Language;
  toFieldName: (language: Language) => string | string[];
}

export function TranslateButton({ translator, language, toFieldName }: TranslateButtonProps) {
  const text = useTranslationText();
  const form = Form.useFormInstance();
  const [otherLanguage, targetLanguage] =
    language === 'sk' ? (['en', 'english'] as const) : (['sk', 'slovak'] as const);
  const translateField = () =>
    translator.translate({
      text: form.getFieldValue(toFieldName(language)) as string,
      targetLanguage,
      onTranslated: (translated) => form.setFieldValue(toFieldName(otherLanguage), translated),
    });
  return (
    <Button icon={<TranslationOutlined aria-hidden />} disabled={translator.isTranslating} onClick={translateField}>
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
  const { data: translatorStatus } = useDescribeTranslator({ query: { staleTime: Infinity } });
  const { mutate, isPending } = useStaffMutation({
    send: ({ text: original, targetLanguage }: TranslationRequest) => translateText({ text: original, targetLanguage }),
    onSuccess: ({ translatedText }, { onTranslated }) => {
      onTranslated(translatedText);
      return text('translate.done');
    },
    onFailure: (_reason, error) =>
      toProblemCode(error) === 'translator_missing' // a retry cannot fix it
        ? `${text('translate.failed')} ${text('translate.nobody')}`
        : text('translate.failed'),
  });
  const translate = (request: TranslationRequest) => {
    if (request.text.trim() === '') banner.showFailure(text('translate.nothing'));
    else mutate(request);
  };
  /** Without a translator only existing site texts can be found. */
  const missingTranslatorText = translatorStatus?.isSetUp === false ? text('translate.none') : null;
  return { translate, isTranslating: isPending, note: missingTranslatorText };
}
