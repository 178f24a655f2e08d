import { subscribeToNewsletter } from '@strapec/contracts';
import type { Language } from '@strapec/domain';
import { expectSuccess } from '../../shared/forms/failure-text';

/** Subscribes an address (spec §3). @throws when it was refused or did not arrive */
export async function subscribe(values: { email: string; decoy: string }, language: Language): Promise<void> {
  expectSuccess(await subscribeToNewsletter({ ...values, language, source: 'website' }));
}
