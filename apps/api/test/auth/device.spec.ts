import { parseDevice } from '../../src/auth/accounts/device';

const mozilla = 'Mozilla/5.0';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [
    `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'edge',
    'windows',
  ],
  [`${mozilla} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'firefox', 'windows'],
  [
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/18.6 Mobile/15E148 Safari/604.1`,
    'safari',
    'iphone',
  ],
  [`${mozilla} (iPad; CPU OS 17_7 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ipad'],
  [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.6 Safari/605.1.15`, 'safari', 'mac'],
  [
    `${mozilla} (Linux; Android 15; SM-S918B) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
    'samsung',
    'android',
  ],
  [`${mozilla} (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36 OPR/122.0`, 'opera', 'linux'],
  ['curl/8.5.0', 'other', 'other'],
  [undefined, 'other', 'other'],
])('parseDevice recognises browser and system of %s', (userAgent, browser, system) =>
  expect(parseDevice(userAgent)).toEqual({ browser, system }),
);
