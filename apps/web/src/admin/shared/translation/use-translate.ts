import { HttpError, type TranslateDtoTargetLanguage, translateText, useDescribeTranslator } from '@strapec/contracts';
import { useText } from '../../../shared/i18n/use-text';
import { useOneAtATime } from '../api/use-one-at-a-time';
import { useBanner } from '../banner/banner-provider';
import type { en } from './messages.en';

interface Wish {
  text: string;
  targetLanguage: TranslateDtoTargetLanguage;
  onTranslated: (text: string) => void;
}

/** Asks for a translation; the form gets it and nobody saves it unread. */
export function useTranslate() {
  const text = useText<keyof typeof en>();
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
  /** Said beforehand where only texts that the site has can be found. */
  const note = translator?.isSetUp === false ? text('translate.none') : null;
  return { translate, isTranslating: isPending, note };
}

// Trying again would not help.
const isWithoutTranslator = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'translator_missing';
