import { createEventInquiry } from '@strapec/contracts';
import type { InquiryType, Language } from '@strapec/domain';
import { expectSuccess } from '../../shared/forms/failure-text';
import type { InquiryValues } from './inquiry-fields';

/** What only the moment of sending knows. */
export interface SendingCircumstances {
  captchaToken: string;
  language: Language;
}

/** Sends an inquiry (spec §3). @throws when it was refused or did not arrive */
export async function sendInquiry(values: InquiryValues, circumstances: SendingCircumstances): Promise<void> {
  const eventType = values.eventType as InquiryType; // the check has seen that it is one
  expectSuccess(await createEventInquiry({ ...values, eventType, ...circumstances }));
}
