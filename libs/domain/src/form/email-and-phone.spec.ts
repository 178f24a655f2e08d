import { isEmail, isDialablePhone } from './email-and-phone.js';

describe('an e-mail address', () => {
  it.each([
    'a@example.com',
    'jan.novak+bar@pošta.example.sk',
    'a@1and1.example',
    'a@127.0.0.1.example',
    'a@bar.xn--e1afmkfd',
  ])('%s is valid', (text) => expect(isEmail(text)).toBe(true));

  it.each(['', 'a@example', 'a@.sk', 'a@bar..sk', 'a@bar.sk.', 'a b@bar.sk', '@bar.sk', 'a@bar.sk,b@bar.sk'])(
    '%j is invalid',
    (text) => expect(isEmail(text)).toBe(false),
  );

  it.each(['127.0.0.1', '1.2.3.4', '[1.2.3.4]', '[::1]', '0x7f.1', '1.2.3.0x4', '2130706433', 'bar.7'])(
    'is invalid at the host %s',
    (host) => expect(isEmail(`a@${host}`)).toBe(false),
  );
});

describe('a phone number that staff enter', () => {
  it.each(['123', '0905 123', '+421 (0)905-123.456/7', '1-2-3'])('%j is valid', (text) =>
    expect(isDialablePhone(text)).toBe(true),
  );

  it.each(['', '12', '+-()12', '123x', 'a123', '12+3', '++123'])('%j is invalid', (text) =>
    expect(isDialablePhone(text)).toBe(false),
  );
});
