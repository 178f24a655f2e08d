import { findFirstErrorField, markMissing } from '../form/form-errors.js';
import { type ContactMessageDraft, type ContactField, checkContactMessage } from './check-contact-message.js';

const newDraft = (overrides: Partial<ContactMessageDraft> = {}): ContactMessageDraft => ({
  firstName: 'Zuzana',
  lastName: 'Kováčová',
  email: 'zuzana@example.com',
  phone: '',
  message: 'Máte v piatok otvorené?',
  captchaToken: 'token',
  ...overrides,
});

describe('a contact form (spec §5)', () => {
  it.each<Partial<ContactMessageDraft>>([
    {},
    { phone: null },
    { phone: '+421 905 123 456' },
    { email: ' zuzana@example.com ' },
    { message: 'x'.repeat(1000) },
    { message: 'two\nlines' },
  ])('may be sent with %j', (overrides) => {
    expect(checkContactMessage(newDraft(overrides))).toEqual({});
  });

  it.each<[ContactField, Partial<ContactMessageDraft>, string]>([
    ['firstName', { firstName: ' ' }, 'first_name_required'],
    ['firstName', { firstName: '\u200b\u2060' }, 'first_name_required'],
    ['firstName', { firstName: 'Zuz\u2028ana' }, 'invalid_characters'],
    ['firstName', { firstName: 'x'.repeat(51) }, 'too_long'],
    ['lastName', { lastName: '' }, 'last_name_required'],
    ['lastName', { lastName: 'K\r\nBcc: all@example.com' }, 'invalid_characters'],
    ['email', { email: '' }, 'email_address_invalid'],
    ['email', { email: 'zuzana@example' }, 'email_address_invalid'],
    ['email', { email: 'zuzana@127.0.0.1' }, 'email_address_invalid'],
    ['email', { email: 'zuzana\u202e@example.com' }, 'invalid_characters'],
    ['phone', { phone: '905' }, 'phone_too_short'],
    ['phone', { phone: 'call me maybe' }, 'phone_letters'],
    ['phone', { phone: '#0905 123 456' }, 'phone_invalid'],
    ['phone', { phone: '(0)-(0)-(0)-1' }, 'phone_too_few_digits'],
    ['phone', { phone: '0'.repeat(41) }, 'too_long'],
    ['message', { message: ' \n' }, 'required'],
    ['message', { message: 'x'.repeat(1001) }, 'too_long'],
    ['message', { message: 'a\u0000b' }, 'invalid_characters'],
    ['captchaToken', { captchaToken: null }, 'captcha_required'],
    ['captchaToken', { captchaToken: '' }, 'captcha_required'],
  ])('has an error in %s with %j: %s', (field, overrides, code) => {
    expect(checkContactMessage(newDraft(overrides))).toEqual({ [field]: code });
  });

  it('lists all errors at once', () => {
    const emptyMessage = { firstName: '', lastName: '', email: '', message: '', phone: '905', captchaToken: null };
    expect(Object.keys(checkContactMessage(emptyMessage))).toEqual(Object.keys(emptyMessage));
  });

  it.each<[string | null, Partial<ContactMessageDraft>]>([
    [null, {}],
    ['missing', { lastName: '', email: 'zuzana@example' }],
    ['missing', { email: '', captchaToken: null }],
    ['email', { email: 'zuzana@example', message: 'x'.repeat(1001) }],
    ['message', { message: 'x'.repeat(1001), phone: '905' }],
    ['phone', { phone: '905', captchaToken: null }],
    ['captchaToken', { captchaToken: null }],
  ])('has %j as the first error field with %j', (expectedField, overrides) => {
    const draft = newDraft(overrides);
    expect(findFirstErrorField(markMissing(checkContactMessage(draft), draft))).toBe(expectedField);
  });
});
