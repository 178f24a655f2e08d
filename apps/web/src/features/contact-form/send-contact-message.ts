import { sendRequest } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import { type SuccessAnswer, expectSuccess } from '../../shared/forms/failure-text';
import type { ContactValues } from './contact-fields';

/** What only the moment of sending knows. */
export interface SendingCircumstances {
  captchaToken: string | null;
  language: Language;
  openedForMs: number;
}

/** Sends the message (spec §3). @throws when it was refused or did not arrive */
export async function sendContactMessage(values: ContactValues, circumstances: SendingCircumstances): Promise<void> {
  const { phone, ...rest } = values;
  const body = JSON.stringify({ ...rest, ...(phone && { phone }), ...circumstances });
  expectSuccess(await sendRequest<SuccessAnswer>('/api/contact', { method: 'POST', body }));
}
