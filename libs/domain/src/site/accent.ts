/** `night.text` of the theme: the darkest light background behind the accent. */
const lightText = '#f6ece0';
/** `night.background` of the theme. */
const darkBackground = '#1a070b';
/** Of a mail in dark mode. */
const darkMailBackground = '#211014';
/** WCAG 2.2. */
const minTextContrast = 4.5;
const minGraphicContrast = 3;

export const defaultAccent = '#7b2334';
/** Chosen by hand; those of another accent are computed. Pages, mails and drawn pictures take the colours from here. */
const defaultShades = { accent: defaultAccent, bright: '#93293f', edge: '#a8505f', inDarkMail: '#eab9c2' };
/** Wine, plum, ink, bottle green, copper, graphite. */
export const accentPresets: readonly string[] = [defaultAccent, '#5e2a63', '#24486b', '#245443', '#8a4a1c', '#3d3935'];

type Rgb = readonly number[];
const toRgb = (colour: string): Rgb => [1, 3, 5].map((index) => Number.parseInt(colour.slice(index, index + 2), 16));

function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(colour)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG: between 1 and 21. */
export function contrastRatio(colour: string, otherColour: string): number {
  const [brighter = 1, darker = 0] = [computeLuminance(colour), computeLuminance(otherColour)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function mixColours(from: string, to: string, share: number): string {
  const target = toRgb(to);
  const channels = toRgb(from).map((channel, index) => Math.round(channel + ((target[index] ?? 0) - channel) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function mixUntil(from: string, to: string, isAcceptable: (colour: string) => boolean): string {
  const mixtures = Array.from({ length: 100 }, (_, hundredths) => mixColours(from, to, hundredths / 100));
  return mixtures.find(isAcceptable) ?? to;
}

const isReadable = (colour: string): boolean => contrastRatio(colour, lightText) >= minTextContrast;

/** An empty text means the default accent. */
export function checkAccent(accent: string): 'colour_invalid' | 'colour_too_light' | null {
  if (accent === '') return null;
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return 'colour_invalid';
  return isReadable(accent) ? null : 'colour_too_light';
}

/** The nearest darker shade of the same hue, if it is too light. */
export const toReadableAccent = (colour: string): string => mixUntil(colour, '#000000', isReadable);

/** `edge` is visible on the dark background. */
export function computeAccentShades(accent: string): typeof defaultShades {
  if (accent === defaultAccent) return defaultShades;
  const lighterAccent = mixColours(accent, lightText, 0.12);
  return {
    accent,
    bright: isReadable(lighterAccent) ? lighterAccent : mixColours(accent, '#000000', 0.15),
    edge: mixUntil(accent, lightText, (colour) => contrastRatio(colour, darkBackground) >= minGraphicContrast),
    inDarkMail: mixUntil(accent, lightText, (colour) => contrastRatio(colour, darkMailBackground) >= minTextContrast),
  };
}

/** Empty for the default, which the style sheets contain. */
export function renderAccentCss(venueAccent: string): string {
  if (venueAccent === '' || checkAccent(venueAccent)) return '';
  const { accent, bright, edge } = computeAccentShades(venueAccent);
  return `:root{--wine:${accent};--wine-bright:${bright};--wine-edge:${edge}}`;
}
