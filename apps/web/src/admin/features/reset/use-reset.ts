import { HttpError, askForNewPassword, resetPassword } from '@strapec/contracts';
import { useLanguage } from '../../../shared/i18n/language-context';
import { useOneAtATime } from '../../shared/api/use-one-at-a-time';
import { useFailureReason } from '../../shared/failure/use-failure-reason';
import { useResetText } from './texts';

const codeOf = (error: unknown): string | null => (error instanceof HttpError ? error.code : null);

/** A link that was used, is too old, or was cut off on its way: all of them want another one. */
export const isOver = (error: unknown): boolean => ['link_invalid', 'validation_failed'].includes(codeOf(error) ?? '');

function useWords(): (error: Error | null) => string | null {
  const text = useResetText();
  const reasonOf = useFailureReason();
  return (error) => {
    if (!error) return null;
    if (codeOf(error) === 'ip_rate_limit') return text('reset.tooMany');
    return text('reset.failed', { reason: reasonOf(error) });
  };
}

/** Asks for the mail with the link. */
export function useAskReset(onSent: () => void) {
  const { language } = useLanguage();
  const wordsFor = useWords();
  const { mutate, error, isPending } = useOneAtATime({
    mutationFn: (username: string) => askForNewPassword({ username: username.trim(), language }),
    onSuccess: onSent,
  });
  return { ask: mutate, failure: wordsFor(error), isPending };
}

/** Sets the new password. */
export function useResetPassword(token: string, onDone: () => void) {
  const { language } = useLanguage();
  const wordsFor = useWords();
  const { mutate, error, isPending } = useOneAtATime({
    mutationFn: (password: string) => resetPassword({ token, password, language }),
    onSuccess: onDone,
  });
  return { save: mutate, isOver: isOver(error), failure: wordsFor(error), isPending };
}
