import { describe, expect, it } from '@jest/globals';
import { toStoredEmail } from '../../src/platform/http/fields/stored-email';
import { toE164 } from '../../src/platform/http/fields/phone-number';

describe('a telephone number', () => {
  it.each([
    ['+421 905 123 456', '+421905123456'],
    ['0905 123 456', '+421905123456'],
    ['0905/123 456', '+421905123456'],
    ['(0905) 123 456', '+421905123456'],
    ['00421 905 123 456', '+421905123456'],
    ['+421 (0)905 123 456', '+421905123456'],
    ['+421 0905 123 456', '+421905123456'],
    ['(+421) 905 123 456', '+421905123456'],
    ['421905123456', '+421905123456'],
    ['905 123 456', '+421905123456'],
    ['420602123456', '+420602123456'],
    ['00420 602 123 456', '+420602123456'],
    ['02/555 501 23', '+421255550123'],
    ['+380 50 123 45 67', '+380501234567'],
    ['+43 660 1234567', '+436601234567'],
    ['+43 1 58858', '+43158858'],
    ['0043 1 58858', '+43158858'],
    ['+45 12 34 56 78', '+4512345678'],
    ['+1-202-555-0147', '+12025550147'],
    ['tel: 0905 123 456', '+421905123456'],
    ['\u202a+421 905 123 456\u202c', '+421905123456'],
    ['+421–905–123–456', '+421905123456'],
    ['\uff0b421905123456', '+421905123456'],
  ])('%j becomes %s', (typedNumber, e164Number) => expect(toE164(typedNumber)).toBe(e164Number));

  it.each([
    ...['0421 905 123 456', '+42777111222', '602 123 456', '777 123 456', '0660 1234567', '0660 123456'],
    ...['06301234567', '0501234567', '0671234567', '0905 123 456 / 0911 654 321', '0905 123', '+421 905 1234'],
    ...['+421 777 111 222', '1234567890', '0000000000', '0905 123 456 7', 'O905 123 456', '0905 123 456 kl. 12', ''],
  ])('%j is not valid', (typedNumber) => expect(toE164(typedNumber)).toBeNull());
});

describe('an e-mail address', () => {
  it.each([
    [' ZUZANA@Example.COM ', 'zuzana@example.com'],
    ['zuzana@vináreň.example', 'zuzana@vináreň.example'],
    ['zuzana@vina\u0301ren\u030c.example', 'zuzana@vináreň.example'],
    ['zuzana@xn--vinre-zqa73e.example', 'zuzana@vináreň.example'],
    ['zuzana@xn--a.example', 'zuzana@xn--a.example'],
    ['zuzana', 'zuzana'],
  ])('%j is stored as %s', (typedEmail, storedEmail) => expect(toStoredEmail(typedEmail)).toBe(storedEmail));
});
