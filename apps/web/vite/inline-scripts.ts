import { minify } from '@swc/core';
import { type Plugin, runnerImport } from 'vite';

const scriptsFile = /\/document\/inline-scripts\.ts$/;

/** Each byte of them delays the first paint. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!scriptsFile.test(id)) return null;
      const { module } = await runnerImport<Record<string, string>>(id, { configFile: false });
      const exported = await Promise.all(
        Object.entries(module).map(async ([name, text]) => {
          const isScript = name.endsWith('Script');
          return `export const ${name} = ${JSON.stringify(isScript ? await minifyScript(text) : text)};`;
        }),
      );
      return exported.join('\n');
    },
  };
}

async function minifyScript(script: string): Promise<string> {
  const { code } = await minify(script, { module: false, ecma: 2022, compress: true, mangle: true });
  return code;
}
