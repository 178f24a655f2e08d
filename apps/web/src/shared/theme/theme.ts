import { defaultAccent } from '@strapec/domain';
import type { ThemeConfig } from 'antd';

/** CSS variables of public pages (`night.background` is `--night-background`), and Ant Design's theme. */
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
  wineBright: '#93293f',
  /** 3:1 against night. */
  wineEdge: '#a8505f',
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

/** Of the admin alone. */
export const staffColours = {
  warningInk: '#7a4d06', // dark enough for small text
  wineTint: '#faf1ec',
  successTint: '#e6eedb',
  successStripe: '#d8e4c8',
  warningTint: '#fcf3df',
  errorTint: '#fceae7',
  found: '#f3dfb8',
  chair: '#b98f86',
  /** Fainter than `paper.line`. */
  paperRule: '#ece1d3',
  print: { paper: '#fff', ink: '#1b1012', muted: '#5a484a', line: '#cbbcb0', faint: '#e4d9cd' },
} as const;

const pixels = (size: string): number => Number.parseInt(size, 10);

export const antdTheme: ThemeConfig = {
  cssVar: { prefix: 'ant', key: 'site' },
  hashed: false,
  token: {
    colorPrimary: theme.wine,
    colorInfo: theme.wine,
    colorLink: theme.wine,
    colorSuccess: theme.success,
    colorWarning: theme.warning,
    colorError: theme.error,
    colorTextBase: theme.paper.text,
    colorBgBase: theme.paper.background,
    colorBgContainer: theme.paper.background, // Ant Design would derive a colder white
    colorBgElevated: theme.paper.background,
    colorTextPlaceholder: theme.paper.muted,
    colorTextQuaternary: theme.paper.muted, // the arrows of selects
    colorBorder: theme.paper.control,
    borderRadius: pixels(theme.radius),
    controlHeight: pixels(theme.controlHeight),
    fontSize: pixels(theme.type[16]),
    fontFamily: theme.font.text,
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.25s',
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
    Select: { optionActiveBg: theme.paper.raised, optionSelectedBg: theme.paper.raised },
  },
};

/** Dense, but no phone zooms into a field. */
export const staffTheme: ThemeConfig = {
  ...antdTheme,
  cssVar: { prefix: 'ant', key: 'strapec-staff' },
  token: {
    ...antdTheme.token,
    fontSize: pixels(theme.type[14]),
    colorTextDescription: theme.paper.muted,
    colorTextTertiary: theme.paper.muted,
    // Ant Design would derive duller colours
    colorSuccessBg: staffColours.successTint,
    colorWarningBg: staffColours.warningTint,
    colorInfoBg: '#f6e9e4',
    colorInfoBorder: '#e3c6bd',
    colorErrorBg: staffColours.errorTint,
  },
  components: {
    ...antdTheme.components,
    Input: { inputFontSize: pixels(theme.type[16]) },
    InputNumber: { inputFontSize: pixels(theme.type[16]) },
    DatePicker: { inputFontSize: pixels(theme.type[16]) },
    Segmented: {
      trackBg: theme.paper.line,
      itemColor: theme.paper.text,
      itemSelectedBg: theme.wine, // a white segment would look like one that is not chosen
      itemSelectedColor: theme.paper.background,
    },
  },
};

export const staffHeaderTheme: ThemeConfig = {
  cssVar: { prefix: 'ant', key: 'strapec-staff-header' },
  components: {
    Button: {
      textTextColor: theme.night.text,
      textTextHoverColor: theme.brass,
      textTextActiveColor: theme.brass,
      textHoverBg: theme.night.raised,
      colorBgTextActive: theme.night.raised,
    },
  },
};

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
