import { HttpError, type TranslateDtoTargetLanguage, translateText, useDescribeTranslator } from '@strapec/contracts';
import { useOneAtATime } from '../api/use-one-at-a-time';
import { useBanner } from '../banner/banner-provider';
import { useTranslationText } from './texts';

interface Wish {
  text: string;
  targetLanguage: TranslateDtoTargetLanguage;
  onTranslated: (text: string) => void;
}

/** Requests a translation and puts it into the form, where staff check it before saving. */
export function useTranslate() {
  const text = useTranslationText();
  const banner = useBanner();
  const { data: translator } = useDescribeTranslator({ query: { staleTime: Infinity } });
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ text: original, targetLanguage }: Wish) => translateText({ text: original, targetLanguage }),
    onMutate: () => banner.clear(),
    onSuccess: ({ translatedText }, { onTranslated }) => {
      onTranslated(translatedText);
      banner.sayDone(text('translate.done'));
    },
    onError: (error) => {
      const failed = text('translate.failed');
      banner.sayFailed(isWithoutTranslator(error) ? `${failed} ${text('translate.nobody')}` : failed);
    },
  });
  const translate = (wish: Wish) => {
    if (wish.text.trim() === '') banner.sayFailed(text('translate.nothing'));
    else mutate(wish);
  };
  /** A note shown before the first use when no translator is set up and only existing site texts can be found. */
  const note = translator?.isSetUp === false ? text('translate.none') : null;
  return { translate, isTranslating: isPending, note };
}

// True for a failure that a retry cannot fix.
const isWithoutTranslator = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'translator_missing';
