const { default: TestEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');
const { temporaryFolder } = require('../../../scripts/lib/temporary-folder.mjs');

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
  'Blob',
  'File',
  'structuredClone',
];

/** With the web APIs of Node. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of webGlobals) this.global[name] = globalThis[name];
    this.global.temporaryFolder = temporaryFolder;
    this.global.FormData = formDataThatIsSent(this.global.FormData);
  }
};

function formDataThatIsSent(FormDataOfForms) {
  return class extends FormData {
    constructor(...form) {
      super();
      if (form.length > 0) for (const [name, value] of new FormDataOfForms(...form)) this.append(name, value);
    }
  };
}
