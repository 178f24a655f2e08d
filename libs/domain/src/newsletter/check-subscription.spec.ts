import { checkSubscription } from './check-subscription.js';

it.each<[string, object]>([
  [' zuzana@example.com ', {}],
  ['', { email: 'email_address_invalid' }],
  ['zuzana', { email: 'email_address_invalid' }],
  [`${'a'.repeat(250)}@example.com`, { email: 'email_address_invalid' }],
  ['zuzana\u202e@example.com', { email: 'invalid_characters' }],
])('a subscription of %j has the faults %j', (email, faults) => {
  expect(checkSubscription({ email })).toEqual(faults);
});
