import { sendRequest } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import { type InquiryValues, type ListedType, inquiryTypes } from './inquiry-fields';

/** Sends an inquiry (spec §3). @throws when it was refused or did not arrive */
export async function sendInquiry(
  values: InquiryValues,
  circumstances: { captchaToken: string | null; language: Language },
): Promise<void> {
  const { name, email, phone, eventDate, guestCount, message } = values;
  const eventType = inquiryTypes[values['eventType'] as ListedType];
  const body = { name, email, phone, eventType, eventDate, guestCount, message, ...circumstances };
  await sendRequest('/api/events/inquiries', { method: 'POST', body: JSON.stringify(body) });
}
