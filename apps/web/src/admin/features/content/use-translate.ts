import { HttpError, type TranslateDtoTargetLanguage, translateText } from '@strapec/contracts';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useBanner } from '../../shared/banner/banner-provider';
import { useContentText } from './texts';

interface Wish {
  text: string;
  targetLanguage: TranslateDtoTargetLanguage;
  onTranslated: (text: string) => void;
}

/** Asks for a translation; the form gets it and nobody saves it unread. */
export function useTranslate() {
  const text = useContentText();
  const banner = useBanner();
  const { mutate, isPending } = useOneAtATime({
    mutationFn: ({ text: original, targetLanguage }: Wish) => translateText({ text: original, targetLanguage }),
    onMutate: () => banner.clear(),
    onSuccess: ({ translatedText }, { onTranslated }) => {
      onTranslated(translatedText);
      banner.sayDone(text('content.translated'));
    },
    onError: (error) => {
      const failed = text('content.translateFailed');
      banner.sayFailed(isWithoutTranslator(error) ? `${failed} ${text('content.noTranslator')}` : failed);
    },
  });
  const translate = (wish: Wish) => {
    if (wish.text.trim() === '') banner.sayFailed(text('content.nothingToTranslate'));
    else mutate(wish);
  };
  return { translate, isTranslating: isPending };
}

// Trying again would not help: the API has nobody to ask, and says so only in its sentence.
const isWithoutTranslator = (error: unknown): boolean =>
  error instanceof HttpError && Boolean(error.problem?.message.includes('No translator is set up'));
