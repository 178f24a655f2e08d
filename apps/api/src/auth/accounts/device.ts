export interface Device {
  browser: Browser;
  system: OperatingSystem;
}

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;
export type Browser = (typeof browsers)[number];

export const operatingSystems = ['iphone', 'ipad', 'android', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;
export type OperatingSystem = (typeof operatingSystems)[number];

/** The order matters: most browsers also name others. */
const browserPatterns: readonly [RegExp, Browser][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

const systemPatterns: readonly [RegExp, OperatingSystem][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bLinux\b/, 'linux'],
];

export function parseDevice(userAgent = ''): Device {
  return { browser: findFirstMatch(browserPatterns, userAgent), system: findFirstMatch(systemPatterns, userAgent) };
}

const findFirstMatch = <Name extends string>(patterns: readonly [RegExp, Name][], userAgent: string): Name | 'other' =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
