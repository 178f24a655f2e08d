import { type Faults, faultsAmong, normalDraft } from '../form/faults.js';
import { type EmailFault, emailFault } from '../form/field-faults.js';

/** What the newsletter form holds when the button is pressed. */
export interface SubscriptionDraft {
  email: string;
}

export const subscriptionFields = ['email'] as const satisfies readonly (keyof SubscriptionDraft)[];
export type SubscriptionField = (typeof subscriptionFields)[number];

/** Why the address is not taken. */
export type SubscriptionFault = EmailFault | 'email_address_invalid';

/** All that is wrong with a subscription (spec §5). */
export function checkSubscription(draft: SubscriptionDraft): Faults<SubscriptionField, SubscriptionFault> {
  const { email } = normalDraft(draft);
  return faultsAmong<SubscriptionField, SubscriptionFault>({ email: emailFault(email, 'email_address_invalid') });
}
