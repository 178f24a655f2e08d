import { createEventInquiry } from '@strapec/contracts';
import { type InquiryChoice, type Language, inquiryChoices } from '@strapec/domain';
import { expectSuccess } from '../../shared/forms/failure-text';
import type { InquiryValues } from './inquiry-fields';

/** What only the moment of sending knows. */
export interface SendingCircumstances {
  captchaToken: string;
  language: Language;
}

/** Sends an inquiry (spec §3). @throws when it was refused or did not arrive */
export async function sendInquiry(values: InquiryValues, circumstances: SendingCircumstances): Promise<void> {
  const eventType = inquiryChoices[values.eventType as InquiryChoice];
  expectSuccess(await createEventInquiry({ ...values, eventType, ...circumstances }));
}
