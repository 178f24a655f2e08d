/** A Chromium that draws by itself, knows nobody, and asks for nothing: how journeys, bench and guide start it. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
