export interface Device {
  browser: Browser;
  system: System;
}

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['iphone', 'ipad', 'android', 'windows', 'mac', 'chromeos', 'linux', 'other'] as const;
export type System = (typeof systems)[number];

/** The order matters: most browsers also name others. */
const browserMarks: readonly [RegExp, Browser][] = [
  [/\bEdg(e|A|iOS)?\//, 'edge'],
  [/\bOPR\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(Firefox|FxiOS)\//, 'firefox'],
  [/\b(Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

const systemMarks: readonly [RegExp, System][] = [
  [/\biPhone\b/, 'iphone'],
  [/\biPad\b/, 'ipad'],
  [/\bAndroid\b/, 'android'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'mac'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bLinux\b/, 'linux'],
];

export function parseDevice(userAgent = ''): Device {
  return { browser: firstMatch(browserMarks, userAgent), system: firstMatch(systemMarks, userAgent) };
}

const firstMatch = <Name extends string>(marks: readonly [RegExp, Name][], userAgent: string): Name | 'other' =>
  marks.find(([mark]) => mark.test(userAgent))?.[1] ?? 'other';
