import { sendContactMessage } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import { expectSuccess } from '../../shared/forms/failure-text';
import type { ContactValues } from './contact-fields';

/** What only the moment of sending knows. */
export interface SendingCircumstances {
  captchaToken: string;
  language: Language;
}

/** Sends the message (spec §3). @throws when it was refused or did not arrive */
export async function sendMessage(values: ContactValues, circumstances: SendingCircumstances): Promise<void> {
  const { phone, ...rest } = values;
  expectSuccess(await sendContactMessage({ ...rest, ...(phone && { phone }), ...circumstances }));
}
