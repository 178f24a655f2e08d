import { checkSubscription, parseImportRow } from './newsletter-rules.js';

describe('a row of an import', () => {
  it.each<[unknown, unknown]>([
    [
      { email: ' Zuzana@Example.com ', firstName: ' Zuzana ', lastName: ' ', language: ' SK ' },
      { email: 'zuzana@example.com', firstName: 'Zuzana', lastName: null, language: 'sk', notes: null },
    ],
    [
      { email: 'a@example.com', language: 'de', source: 'website', isActive: false },
      { email: 'a@example.com', firstName: null, lastName: null, language: 'en', notes: null, isActive: false },
    ],
    [
      { email: 'a@example.com', firstName: 7, language: null },
      { email: 'a@example.com', firstName: null, lastName: null, language: 'en', notes: null },
    ],
    [
      { email: 'a@example.com', notes: ' Likes\nTramín ' },
      { email: 'a@example.com', firstName: null, lastName: null, language: 'en', notes: 'Likes\nTramín' },
    ],
    [{ email: 'a@example.com', notes: 'x'.repeat(501) }, 'note_invalid'],
    [{ email: 'a@example.com', notes: 'a\u0000b' }, 'note_invalid'],
    [{ email: '' }, 'email_missing'],
    [{}, 'email_missing'],
    [{ email: 7 }, 'email_missing'],
    [{ email: 'zuzana' }, 'email_invalid'],
    [{ email: 'zu\u0000zana@example.com' }, 'email_invalid'],
    [{ email: 'zu\ud83czana@example.com' }, 'email_invalid'],
    [{ email: 'a@example.com', firstName: 'x'.repeat(51) }, 'name_invalid'],
    [{ email: 'a@example.com', lastName: 'K\r\nBcc: b@example.com' }, 'name_invalid'],
    [{ email: 'a@example.com', firstName: '\u202eanazuz' }, 'name_invalid'],
    [{ email: 'zuzana\u202e@example.com' }, 'email_invalid'],
    [{ email: 'a@127.0.0.1' }, 'email_invalid'],
    [
      { email: 'a@example.com', firstName: '\u200b', lastName: '\u3164' },
      { email: 'a@example.com', firstName: null, lastName: null, language: 'en', notes: null },
    ],
    ['a@example.com', 'not_a_subscriber'],
    [null, 'not_a_subscriber'],
    [[], 'not_a_subscriber'],
    [
      { email: 'a@example.com', isActive: false, firstName: 'x'.repeat(51), notes: 'x' },
      { email: 'a@example.com', firstName: null, lastName: null, language: 'en', notes: null, isActive: false },
    ],
    [{ email: 'zuzana', isActive: false }, 'email_invalid'],
    [
      { email: 'a@example.com', language: 'slovenčina', subscribedAt: '2024-03-12T17:20:11Z' },
      {
        ...{ email: 'a@example.com', firstName: null, lastName: null, language: 'sk', notes: null },
        subscribedAt: '2024-03-12T17:20:11Z',
      },
    ],
  ])('%j is read as %j', (row, expected) => {
    const subscriber = typeof expected === 'object' ? { subscribedAt: null, isActive: true, ...expected } : expected;
    expect(parseImportRow(row)).toEqual(subscriber);
  });
});

it.each<[string, object]>([
  [' zuzana@example.com ', {}],
  ['', { email: 'email_address_invalid' }],
  ['zuzana', { email: 'email_address_invalid' }],
  [`${'a'.repeat(250)}@example.com`, { email: 'email_address_invalid' }],
  ['zuzana\u202e@example.com', { email: 'invalid_characters' }],
])('a subscription of %j has the errors %j', (email, errors) => {
  expect(checkSubscription({ email })).toEqual(errors);
});
