/** A Chromium without graphics hardware, accounts and requests of its own. */
export const browserFlags = [
  '--font-render-hinting=none', // a letter is as wide as its typeface says, on every machine
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
