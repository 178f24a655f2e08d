/** A Chromium that draws by itself, knows nobody, and asks for nothing: how journeys, bench and guide start it. */
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
