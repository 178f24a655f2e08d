const { default: TestEnvironment } = require('@jest/environment-jsdom-abstract');
const jsdom = require('jsdom');
const { createTemporaryFolder } = require('../../../scripts/lib/temporary-folder.mjs');

const nodeWebApis = [
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

/** jsdom with the web APIs of Node. */
module.exports = class BrowserLikeEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context, jsdom);
    for (const name of nodeWebApis) this.global[name] = globalThis[name];
    this.global.temporaryFolder = createTemporaryFolder;
    this.global.FormData = createSendableFormData(this.global.FormData);
  }
};

/** A FormData of Node, which its fetch can send, that reads a form by the FormData of jsdom. */
function createSendableFormData(JsdomFormData) {
  return class extends FormData {
    constructor(...form) {
      super();
      if (form.length > 0) for (const [name, value] of new JsdomFormData(...form)) this.append(name, value);
    }
  };
}
