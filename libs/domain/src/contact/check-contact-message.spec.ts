import { firstErrorField, markMissing } from '../form/form-errors.js';
import { type ContactMessageDraft, type ContactField, checkContactMessage } from './check-contact-message.js';

const aDraft = (changes: Partial<ContactMessageDraft> = {}): ContactMessageDraft => ({
  firstName: 'Zuzana',
  lastName: 'Kováčová',
  email: 'zuzana@example.com',
  phone: '',
  message: 'Máte v piatok otvorené?',
  captchaToken: 'token',
  ...changes,
});

describe('a contact form (spec §5)', () => {
  it.each<Partial<ContactMessageDraft>>([
    {},
    { phone: null },
    { phone: '+421 905 123 456' },
    { email: ' zuzana@example.com ' },
    { message: 'x'.repeat(1000) },
    { message: 'two\nlines' },
  ])('may be sent with %j', (changes) => {
    expect(checkContactMessage(aDraft(changes))).toEqual({});
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
  ])('is at fault in %s with %j: %s', (field, changes, code) => {
    expect(checkContactMessage(aDraft(changes))).toEqual({ [field]: code });
  });

  it('names all faults at once', () => {
    const nothing = { firstName: '', lastName: '', email: '', message: '', phone: '905', captchaToken: null };
    expect(Object.keys(checkContactMessage(nothing))).toEqual(Object.keys(nothing));
  });

  it.each<[string | null, Partial<ContactMessageDraft>]>([
    [null, {}],
    ['missing', { lastName: '', email: 'zuzana@example' }],
    ['missing', { email: '', captchaToken: null }],
    ['email', { email: 'zuzana@example', message: 'x'.repeat(1001) }],
    ['message', { message: 'x'.repeat(1001), phone: '905' }],
    ['phone', { phone: '905', captchaToken: null }],
    ['captchaToken', { captchaToken: null }],
  ])('tells %j first of %j', (first, changes) => {
    const draft = aDraft(changes);
    expect(firstErrorField(markMissing(checkContactMessage(draft), draft))).toBe(first);
  });
});
