import { minify as swcMinify } from '@swc/core';
import type { Plugin, Rolldown } from 'vite';

const wrapper = /\(\(\(exports(?:, module)?\) => \{/g;

/**
 * swc makes React DOM 7 % smaller, but removes the parentheses by which V8 compiles a function once
 * (https://v8.dev/blog/preparser#pife): they are added back.
 */
export function minify(): Plugin {
  return {
    name: 'minify',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    renderChunk: {
      order: 'post',
      async handler(code, { fileName }) {
        const { code: minified } = await swcMinify(code, { module: true, ecma: 2022, compress: true, mangle: true });
        const wrapped = findWrappedModules(this.parse(minified));
        if (wrapped.length < (code.match(wrapper)?.length ?? 0))
          this.error(`wrappers are no longer found in ${fileName}`);
        return { code: addParentheses(minified, wrapped), map: null };
      },
    },
  };
}

interface CodeRange {
  start: number;
  end: number;
}

function findWrappedModules({ body }: ReturnType<Rolldown.PluginContext['parse']>): CodeRange[] {
  const declarations = body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
  return declarations.flatMap(({ init }) => {
    const [moduleFunction] = init?.type === 'CallExpression' ? init.arguments : [];
    return moduleFunction?.type === 'ArrowFunctionExpression' && moduleFunction.body.type === 'BlockStatement'
      ? [moduleFunction]
      : [];
  });
}

function addParentheses(code: string, ranges: readonly CodeRange[]): string {
  const cuts = ranges.flatMap(({ start, end }) => [start, end]);
  const pieces = [0, ...cuts].map((from, index) => code.slice(from, cuts[index]));
  return pieces.reduce((text, piece, index) => `${text}${index % 2 === 1 ? '(' : ')'}${piece}`);
}
