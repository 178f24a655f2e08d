type Token = string | { readonly [name: string]: Token };

/** `{ night: { text: '#fff' } }` becomes `--night-text:#fff`. */
export function cssVariables(tokens: Readonly<Record<string, Token>>): string {
  return `:root{${declarations(tokens, '-').join(';')}}`;
}

function declarations(tokens: Readonly<Record<string, Token>>, prefix: string): string[] {
  return Object.entries(tokens).flatMap(([name, token]) => {
    const variable = `${prefix}-${kebabCase(name)}`;
    return typeof token === 'string' ? [`${variable}:${token}`] : declarations(token, variable);
  });
}

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
