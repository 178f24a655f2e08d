// Creates the app and prints, as JSON, the names of the packages that it has loaded from node_modules.
import { registerHooks } from 'node:module';

const loadedPackages = new Set();
registerHooks({
  load(url, context, nextLoad) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name) loadedPackages.add(name);
    return nextLoad(url, context);
  },
});
const { createApp } = await import('../../dist/for-tests.js');
await createApp({ env: process.env, preview: true });
console.log(JSON.stringify([...loadedPackages].sort()));
process.exit(0);
