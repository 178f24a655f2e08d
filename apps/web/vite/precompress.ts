import { readFile, readdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const compressible = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);

export function precompress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    async closeBundle() {
      if (config.build.ssr) return;
      const outDir = join(config.root, config.build.outDir);
      const files = new Set(await readdir(outDir, { recursive: true }));
      // An earlier build has compressed the others.
      const newFiles = [...files].filter((file) => compressible.has(extname(file)) && !files.has(`${file}.br`));
      await Promise.all(newFiles.map((file) => compress(join(outDir, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, brotliCompressSync(content, best));
  await writeFile(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
}
