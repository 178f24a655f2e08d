import { computeAccentShades, defaultAccent } from '@strapec/domain';

const accentColours = computeAccentShades(defaultAccent);

/** `night.background` is `--night-background`. */
export const theme = {
  night: {
    background: '#1a070b',
    deep: '#120407',
    raised: '#241015',
    text: '#f6ece0',
    muted: '#cdb9ad',
    line: '#4b2f2c',
  },
  paper: {
    background: '#fffdf9',
    raised: '#f6eee2',
    text: '#241417',
    muted: '#6b5552',
    line: '#dccdbd',
    /** 3:1 against paper. */
    control: '#9a8578',
  },
  brass: '#d9b27c',
  /** Readable on paper. */
  brassInk: '#80582a',
  wine: defaultAccent,
  wineBright: accentColours.bright,
  /** 3:1 against night. */
  wineEdge: accentColours.edge,
  ember: '#c2553a',
  success: '#4f6b3a',
  warning: '#b7791f',
  error: '#b3261e',
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 24: '24px', 40: '40px', 64: '64px', 104: '104px' },
  type: { 14: '14px', 16: '16px', 18: '18px', 24: '24px', 36: '36px', 56: '56px', 80: '80px' },
  radius: '4px',
  controlHeight: '44px',
  font: {
    display: "'Fraunces', 'Fraunces Fallback', Georgia, serif",
    text: "'Figtree', 'Figtree Fallback', system-ui, sans-serif",
  },
  motion: { quick: '150ms', calm: '250ms' },
} as const;

/** For the admin only. */
export const adminColours = {
  warningInk: '#7a4d06', // dark enough for small text
  wineTint: '#faf1ec',
  successTint: '#e6eedb',
  successStripe: '#d8e4c8',
  warningTint: '#fcf3df',
  errorTint: '#fceae7',
  infoTint: '#f6e9e4',
  infoLine: '#e3c6bd',
  found: '#f3dfb8',
  chair: '#b98f86',
  /** Fainter than `paper.line`. */
  paperRule: '#ece1d3',
  print: { paper: '#fff', ink: '#1b1012', muted: '#5a484a', line: '#cbbcb0', faint: '#e4d9cd' },
} as const;

type Token = string | { readonly [name: string]: Token };

/** `{ night: { text: '#fff' } }` becomes `--night-text:#fff`. */
export function renderCssVariables(tokens: Readonly<Record<string, Token>>): string {
  return `:root{${listDeclarations(tokens, '-').join(';')}}`;
}

function listDeclarations(tokens: Readonly<Record<string, Token>>, prefix: string): string[] {
  return Object.entries(tokens).flatMap(([name, token]) => {
    const variable = `${prefix}-${toKebabCase(name)}`;
    return typeof token === 'string' ? [`${variable}:${token}`] : listDeclarations(token, variable);
  });
}

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
