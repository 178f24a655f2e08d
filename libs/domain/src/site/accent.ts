/** The darkest light ground that the accent stands on, and the colour of letters on it: the theme's `night.text`. */
const light = '#f6ece0';
/** The theme's `night.background`. */
const dark = '#1a070b';
/** WCAG 2.2: contrast of letters, and of the parts of a control. */
const leastForText = 4.5;
const leastForParts = 3;

/** The theme's `wine`. */
export const defaultAccent = '#7b2334';
/** Wine, plum, ink, bottle green, copper, graphite. */
export const accentPresets: readonly string[] = [defaultAccent, '#5e2a63', '#24486b', '#245443', '#8a4a1c', '#3d3935'];

type Rgb = readonly number[];
const rgbOf = (colour: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Between 1 and 21, as WCAG measures it. */
export function contrastOf(one: string, other: string): number {
  const [brighter = 1, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

function mixed(from: string, to: string, share: number): string {
  const target = rgbOf(to);
  const parts = rgbOf(from).map((part, index) => Math.round(part + ((target[index] ?? 0) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The first mixture that is good, in steps of a hundredth. */
function mixedUntil(from: string, to: string, isGood: (colour: string) => boolean): string {
  const mixtures = Array.from({ length: 100 }, (_, hundredths) => mixed(from, to, hundredths / 100));
  return mixtures.find(isGood) ?? to;
}

const isReadable = (colour: string): boolean => contrastOf(colour, light) >= leastForText;

/** What is wrong with a colour as the accent, as a code; an empty text is the usual accent. */
export function accentFault(accent: string): 'colour_invalid' | 'colour_too_light' | null {
  if (accent === '') return null;
  if (!/^#[0-9a-f]{6}$/i.test(accent)) return 'colour_invalid';
  return isReadable(accent) ? null : 'colour_too_light';
}

/** The colour itself where it may be the accent, else the nearest darker one of the same hue that may. */
export const nearestAccent = (colour: string): string => mixedUntil(colour, '#000000', isReadable);

/** The accent, its shade under a pointer, and the edge that sets it off from the dark ground: each can be read and seen there. */
export function accentShades(accent: string): { accent: string; bright: string; edge: string } {
  const lighter = mixed(accent, light, 0.12);
  return {
    accent,
    bright: isReadable(lighter) ? lighter : mixed(accent, '#000000', 0.15),
    edge: mixedUntil(accent, light, (colour) => contrastOf(colour, dark) >= leastForParts),
  };
}

/** The rule that gives pages the accent of the house; empty where it is the usual one, which their style sheets have. */
export function accentRule(house: string): string {
  if (house === '' || accentFault(house)) return '';
  const { accent, bright, edge } = accentShades(house);
  return `:root{--wine:${accent};--wine-bright:${bright};--wine-edge:${edge}}`;
}
