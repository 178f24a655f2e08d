import { sendRequest } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import { type SuccessAnswer, expectSuccess } from '../../shared/forms/failure-text';

/** Subscribes an address (spec §3). @throws when it was refused or did not arrive */
export async function subscribe(address: { email: string; website: string }, language: Language): Promise<void> {
  const body = JSON.stringify({ ...address, language, source: 'website' });
  expectSuccess(await sendRequest<SuccessAnswer>('/api/newsletter/subscribe', { method: 'POST', body }));
}
