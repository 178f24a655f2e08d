// Builds the program's modules and says, as JSON, from which packages beside the bundle it has loaded anything.
import { registerHooks } from 'node:module';

const loaded = new Set();
registerHooks({
  load(url, context, next) {
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
    if (name) loaded.add(name);
    return next(url, context);
  },
});
const { createApp } = await import('../../dist/for-tests.js');
await createApp({ env: process.env, preview: true });
console.log(JSON.stringify([...loaded].sort()));
process.exit(0);
