import { minify as swcMinify } from '@swc/core';
import type { Plugin } from 'vite';

/** Minifies with swc, which makes React DOM seven per cent smaller than the bundler's own minifier does. */
export function minify(): Plugin {
  return {
    name: 'minify',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    renderChunk: {
      order: 'post',
      handler: async (code) => {
        const { code: minified } = await swcMinify(code, { module: true, ecma: 2022, compress: true, mangle: true });
        return { code: minified, map: null };
      },
    },
  };
}
