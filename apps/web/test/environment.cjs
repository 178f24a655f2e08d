const { TestEnvironment } = require('jest-environment-jsdom');

const webGlobals = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'structuredClone',
];

/** jsdom plus the web platform that Node already has. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of webGlobals) this.global[name] = globalThis[name];
  }
};
