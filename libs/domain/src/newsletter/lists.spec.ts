import { parseEmailAddresses, parseImportDateTime, splitName } from './import-cells.js';
import { findFieldForColumn, findFieldForHeading } from './import-columns.js';
import {
  parseImportLanguage,
  parseCellStanding,
  parseListNameStanding,
  parseStandingWord,
} from './import-standings.js';

it.each([
  ['left', 'Unsubscribed', 'odhlasen', 'Odhlásený', 'Odhlášen', 'disabled', 'opt-out', 'Neaktívny', 'abgemeldet'],
  ['blocked', 'blocklisted', 'Blacklisted', 'Junk', 'spam', 'Spam complaint', 'complained', 'zablokovaný'],
  ['bounced', 'Bounced', 'Hard bounce', 'soft_bounced', 'cleaned', 'plná schránka', 'neexistuje'],
  ['not_confirmed', 'Unconfirmed', 'not confirmed', 'pending', 'čaká na potvrdenie', 'nepotvrdený', 'non-subscribed'],
  ['active', 'Active', 'SUBSCRIBED', 'enabled', 'confirmed', 'prihlásená', 'přihlášen', 'odberateľ', 'aktívny'],
])('%s has many words', (standing, ...words) => {
  expect(words.map((word) => parseStandingWord(word))).toEqual(words.map(() => standing));
});

it.each(['VIP', 'Blackwood', 'Zuzana', '', 'silver', 'Activities'])('%j has no standing', (word) => {
  expect(parseStandingWord(word)).toBeNull();
});

it.each<[string, string, unknown]>([
  ['EMAIL_BLOCKLISTED', 'true', 'blocked'],
  ['EMAIL_BLOCKLISTED', 'false', null],
  ['unsubscribed', '0', null],
  ['unsubscribed_at', '2024-03-12', 'left'],
  ['Unsubscribed', '', null],
  ['UNSUB_TIME', '', 'left'],
  ['CLEAN_TIME', '2024-03-12', 'bounced'],
  ['newsletter', 'áno', 'active'],
  ['newsletter', 'Nie', 'left'],
  ['newsletter', '', 'unknown'],
  ['Súhlas', 'nie', 'not_confirmed'],
  ['Opt-in', 'no', 'not_confirmed'],
  ['gdpr', '✓', 'active'],
  ['Status', 'VIP', 'unknown'],
  ['status', '1', 'unknown'],
  ['active', '1', 'active'],
])('in column %j the cell %j means %j', (heading, cell, standing) => {
  expect(parseCellStanding(heading, cell)).toBe(standing);
});

it.each([
  ['cleaned_members_export_1.csv', 'bounced'],
  ['unsubscribed_email.csv', 'left'],
  ['nonsubscribed_email.csv', 'not_confirmed'],
  ['Odhlásení hostia', 'left'],
  ['subscribed_members.csv', null],
  ['Hostia', null],
])('the list name %j means %j', (name, standing) => {
  expect(parseListNameStanding(name)).toBe(standing);
});

it.each([
  ['sk', 'sk', 'sk-SK', 'sk_SK', ' SK ', 'SVK', 'slovak', 'Slovak (Slovakia)', 'slovensky', 'slovenčina', 'slovenský'],
  ['en', 'en', 'en-GB', 'English', 'anglicky', 'de', 'hu', 'cs', 'slovenian', 'slovinsky'],
  [null, '', ' '],
])('the language %s has many words', (language, ...texts) => {
  expect(texts.map((text) => parseImportLanguage(text ?? ''))).toEqual(texts.map(() => language));
});

it.each([
  ['email', 'E-mail', 'EMAIL', 'Email Address', 'E-mail 1 - Value', 'Primary Email', 'emailaddress', 'Subscriber'],
  ['otherEmail', 'E-mail 2 - Value', 'Secondary Email', 'E-mail 3 Address'],
  ['firstName', 'First Name', 'Given Name', 'FIRSTNAME', 'VORNAME', 'Krstné meno', 'first_name'],
  ['lastName', 'Last name', 'Family Name', 'Priezvisko', 'prijmeni'],
  ['name', 'Name', 'Meno', 'Meno a priezvisko', 'jmeno', 'Display Name'],
  ['language', 'Jazyk', 'LANGUAGE', 'lang', 'attribs.lang', 'Jazyk odberateľa'],
  ['subscribedAt', 'CONFIRM_TIME', 'OPTIN_TIME', 'ADDED_TIME', 'Súhlas dňa', 'datum_prihlaseni', 'created_at'],
  ['status', 'stav', 'Status', 'EMAIL_BLOCKLISTED', 'gdpr', 'Súhlas', 'newsletter', 'Unsubscribed', 'Member status'],
  [
    null,
    'SMS_BLOCKLISTED',
    'SMS status',
    'E-mail 1 - Label',
    'Dátum narodenia',
    'Opt-in IP',
    'Phone',
    'Address',
    'VIP',
  ],
])('the field %s has many headings', (field, ...headings) => {
  expect(headings.map((heading) => findFieldForHeading(heading ?? ''))).toEqual(headings.map(() => field));
});

it('the field of a column depends on its values if the heading is ambiguous or unknown', () => {
  expect(findFieldForColumn('Subscribed', ['2024-03-12 18:20:11'])).toBe('subscribedAt');
  expect(findFieldForColumn('Subscribed', ['yes', 'no'])).toBe('status');
  expect(findFieldForColumn('Súhlas', ['10.3.2024', '11.3.2024'])).toBe('subscribedAt');
  expect(findFieldForColumn('Súhlas dňa', ['áno'])).toBe('status');
  expect(findFieldForColumn('Súhlas dňa', ['03/12/2024', '03/11/2024', 'nie'])).toBe('subscribedAt');
  expect(findFieldForColumn('Typ', ['prihlásený', 'VIP'])).toBe('status');
  expect(findFieldForColumn('VIP', ['yes', 'no'])).toBeNull();
});

it.each([
  ['zuzana@example.com', ['zuzana@example.com', '']],
  ['Zuzana Kováčová <zuzana@example.com>', ['zuzana@example.com', 'Zuzana Kováčová']],
  ['"Kováčová, Zuzana" <zuzana@example.com>', ['zuzana@example.com', 'Kováčová, Zuzana']],
  ['a@example.com; b@example.com', ['a@example.com', ''], ['b@example.com', '']],
  ['a@example.com ::: b@example.com', ['a@example.com', ''], ['b@example.com', '']],
  [
    'A <a@example.com>, b@example.com c@example.com,',
    ['a@example.com', 'A'],
    ['b@example.com', ''],
    ['c@example.com', ''],
  ],
  ['nemá', ['nemá', '']],
  [' '],
])('%j contains the addresses %j', (cell, ...addresses) => {
  expect(parseEmailAddresses(cell).map(({ email, name }) => [email, name])).toEqual(addresses);
});

it.each([
  ['Zuzana Kováčová', 'Zuzana', 'Kováčová'],
  ['Zuzana Mária Kováčová', 'Zuzana Mária', 'Kováčová'],
  ['Kováčová, Zuzana', 'Zuzana', 'Kováčová'],
  ['Ing. Ján Novák, PhD.', 'Ing. Ján', 'Novák, PhD.'],
  ['Ľuboš a Eva', 'Ľuboš a Eva', ''],
  ['Štefan', 'Štefan', ''],
  ['', '', ''],
])('%j is split into %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it.each<[string, [string, number] | null]>([
  ['2024-03-12', ['2024-03-12', 0]],
  ['2024-03-12 18:20:11', ['2024-03-12', 1100]],
  ['2024-03-12T18:20:11.123Z', ['2024-03-12', 1100]],
  ['2024-03-12T18:20:11+01:00', ['2024-03-12', 1100]],
  ['12.3.2024 18:20', ['2024-03-12', 1100]],
  ['12. 3. 2024', ['2024-03-12', 0]],
  ['12-03-2024 18:20:11', ['2024-03-12', 1100]],
  ['3/14/2024 6:20 PM', ['2024-03-14', 1100]],
  ['14/3/2024', ['2024-03-14', 0]],
  ['03/12/2024', null],
  ['30.2.2024', null],
  ['12.3.2024 25:00', null],
  ['0000-00-00 00:00:00', null],
  ['kedysi', null],
])('%j is read as %j', (cell, expected) => {
  const dateTime = parseImportDateTime(cell);
  expect(dateTime && [dateTime.date, dateTime.minute]).toEqual(expected);
});
