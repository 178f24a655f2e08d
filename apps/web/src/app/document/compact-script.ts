/**
 * An inline script with as few letters as can be. It is no parser: every statement has to end with a semicolon, and no string may have a
 * blank beside a sign, or hold `true` or `false`. What is caught has a name that says why; nobody asks for it.
 */
export const compactScript = (script: string): string =>
  script
    .replace(/\n\s*/g, '')
    .replace(/ ?([=+?:&|<>{}(),;!]+) ?/g, '$1')
    .replaceAll(';}', '}')
    .replace(/\bcatch\(\w+\)/g, 'catch')
    .replace(/\btrue\b/g, '!0')
    .replace(/\bfalse\b/g, '!1');
