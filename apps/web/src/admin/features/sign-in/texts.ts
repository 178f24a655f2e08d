import { useText } from '../../../shared/i18n/use-text';
import type { en } from './messages.en';

export type SignInMessageId = keyof typeof en;
export const useSignInText = useText<SignInMessageId>;
