import { type ContactDraft, checkContactMessage } from './check-contact-message.js';

const aDraft = (changes: Partial<ContactDraft> = {}): ContactDraft => ({
  firstName: 'Zuzana',
  lastName: 'Kováčová',
  email: 'zuzana@example.com',
  phone: '',
  message: 'Máte v piatok otvorené?',
  captchaToken: 'token',
  ...changes,
});

describe('a contact form', () => {
  it.each<[string | null, Partial<ContactDraft>]>([
    [null, {}],
    [null, { phone: '+421 905 123 456' }],
    [null, { email: ' zuzana@example.com ' }],
    [null, { message: 'x'.repeat(1000) }],
    ['missing_information', { firstName: ' ' }],
    ['missing_information', { lastName: '' }],
    ['missing_information', { email: '', captchaToken: null }],
    ['missing_information', { message: '\n' }],
    ['email_invalid', { email: 'zuzana@example' }],
    ['email_invalid', { email: 'zuzana@', captchaToken: null }],
    ['message_too_long', { message: 'x'.repeat(1001) }],
    ['phone_too_short', { phone: '905' }],
    ['phone_invalid', { phone: 'call me maybe' }],
    ['captcha_required', { captchaToken: null }],
    ['captcha_required', { captchaToken: '' }],
  ])('%j: %j', (refusal, changes) => {
    expect(checkContactMessage(aDraft(changes))).toBe(refusal);
  });

  it('asks for nothing but its own fields, whatever a form holds beside them', () => {
    const form = { ...aDraft(), website: '' };
    expect(checkContactMessage(form)).toBeNull();
  });
});
