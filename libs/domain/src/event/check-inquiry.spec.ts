import {
  type InquiryDraft,
  type InquiryField,
  checkInquiry,
  inquiryChoices,
  inquiryFields,
  inquiryTypes,
} from './check-inquiry.js';

const today = '2026-11-30';
const newDraft = (overrides: Partial<InquiryDraft> = {}): InquiryDraft => ({
  name: 'Zuzana Kováčová',
  email: 'zuzana@example.com',
  phone: '+421 905 123 456',
  eventType: 'celebration',
  eventDate: '2026-12-13',
  guestCount: '15–20',
  message: 'Päťdesiatka',
  captchaToken: 'token',
  ...overrides,
});

describe('an inquiry (spec §5)', () => {
  it.each<Partial<InquiryDraft>>([
    {},
    { eventDate: today },
    { eventDate: '2026-12-06' }, // a Sunday
    { message: 'two\nlines' },
  ])('may be sent with %j', (overrides) => {
    expect(checkInquiry(newDraft(overrides), today)).toEqual({});
  });

  it.each<[InquiryField, Partial<InquiryDraft>, string]>([
    ['name', { name: ' ' }, 'name_required'],
    ['name', { name: 'x'.repeat(101) }, 'too_long'],
    ['name', { name: 'Zuzana\tK' }, 'invalid_characters'],
    ['email', { email: 'zuzana' }, 'email_address_invalid'],
    ['phone', { phone: ' ' }, 'phone_required'],
    ['phone', { phone: '(0)-(0)-(0)-1' }, 'phone_too_few_digits'],
    ['eventType', { eventType: null }, 'event_type_required'],
    ['eventType', { eventType: 'picnic' }, 'not_a_choice'],
    ['eventDate', { eventDate: null }, 'event_date_required'],
    ['eventDate', { eventDate: '' }, 'event_date_required'],
    ['eventDate', { eventDate: '2026-02-30' }, 'date_invalid'],
    ['eventDate', { eventDate: '2026-11-29' }, 'event_date_in_past'],
    ['guestCount', { guestCount: '' }, 'guest_count_required'],
    ['guestCount', { guestCount: 'x'.repeat(51) }, 'too_long'],
    ['message', { message: ' \n' }, 'event_details_required'],
    ['message', { message: 'x'.repeat(2001) }, 'too_long'],
    ['captchaToken', { captchaToken: null }, 'captcha_required'],
  ])('has an error in %s with %j: %s', (field, overrides, code) => {
    expect(checkInquiry(newDraft(overrides), today)).toEqual({ [field]: code });
  });

  it('lists all errors at once', () => {
    const emptyTexts = { name: '', email: '', phone: '', guestCount: '', message: '' };
    const errors = checkInquiry({ ...emptyTexts, eventType: null, eventDate: null, captchaToken: null }, today);
    expect(Object.keys(errors).sort()).toEqual(inquiryFields.filter((field) => field !== 'eventId').sort());
  });

  it.each<[Partial<InquiryDraft>, number | null, object]>([
    [{ guestCount: '2' }, 12, {}],
    [{ guestCount: '12', eventType: null, eventDate: null }, 12, {}],
    [{ guestCount: '13' }, 12, { guestCount: 'guest_count_invalid' }],
    [{ guestCount: '0' }, 12, { guestCount: 'guest_count_invalid' }],
    [{ guestCount: '2–3' }, 12, { guestCount: 'guest_count_invalid' }],
    [{ guestCount: ' ' }, 12, { guestCount: 'guest_count_required' }],
    [{ guestCount: '2' }, 0, { eventId: 'event_full' }],
    [{ guestCount: '2' }, null, { eventId: 'event_not_open' }],
    [{ eventId: null, eventType: 'public_event' }, 12, { eventType: 'not_a_choice' }],
  ])('about a public event may be sent: %j with %j places', (overrides, freePlaces, errors) => {
    expect(checkInquiry(newDraft({ eventId: 'an id', ...overrides }), today, freePlaces)).toEqual(errors);
  });

  it('has a different type for every choice of the form', () => {
    const sentTypes = Object.values(inquiryChoices);
    expect(new Set(sentTypes).size).toBe(sentTypes.length);
    expect(inquiryTypes).toEqual(expect.arrayContaining(sentTypes));
  });
});
