import { type InquiryDraft, checkInquiry, inquiryChoices, inquiryTypes } from './event-inquiry.js';

const today = '2026-11-30';
const aDraft = (changes: Partial<InquiryDraft> = {}): InquiryDraft => ({
  name: 'Zuzana Kováčová',
  email: 'zuzana@example.com',
  phone: '+421 905 123 456',
  eventType: 'celebration',
  eventDate: '2026-12-13',
  guestCount: '15–20',
  message: 'Päťdesiatka',
  captchaToken: 'token',
  ...changes,
});

describe('an inquiry', () => {
  it.each<[string | null, Partial<InquiryDraft>]>([
    [null, {}],
    [null, { eventDate: today }],
    [null, { eventDate: '2026-12-06' }], // a Sunday
    ['name_required', { name: ' ', email: '' }],
    ['email_invalid', { email: 'zuzana' }],
    ['phone_required', { phone: ' ' }],
    ['phone_too_few_digits', { phone: '(0)-(0)-(0)-1' }],
    ['event_type_required', { eventType: null }],
    ['event_date_required', { eventDate: null }],
    ['event_date_required', { eventDate: '2026-02-30' }],
    ['event_date_in_past', { eventDate: '2026-11-29' }],
    ['guest_count_required', { guestCount: '' }],
    ['event_details_required', { message: ' \n' }],
    ['captcha_required', { captchaToken: null }],
  ])('%j: %j', (refusal, changes) => {
    expect(checkInquiry(aDraft(changes), today)).toBe(refusal);
  });

  it('has a choice on the form for every kind', () => {
    expect(new Set(Object.values(inquiryChoices))).toEqual(new Set(inquiryTypes));
  });
});
