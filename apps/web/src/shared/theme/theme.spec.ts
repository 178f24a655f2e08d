import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderCssVariables, adminColours, theme } from './theme';

const linearize = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance of a colour `#rrggbb` (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((offset) =>
    linearize(Number.parseInt(colour.slice(offset, offset + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(firstColour: string, secondColour: string): number {
  const [light = 0, dark = 0] = [luminance(firstColour), luminance(secondColour)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const { night, paper, brass, brassInk, wine, wineEdge } = theme;

test.each([
  ['night text', night.text, night.background, 4.5],
  ['muted night text', night.muted, night.raised, 4.5],
  ['brass on night', brass, night.raised, 4.5],
  ['text on the primary button', night.text, wine, 4.5],
  ['the primary button against night', wineEdge, night.background, 3],
  ['paper text', paper.text, paper.raised, 4.5],
  ['muted paper text', paper.muted, paper.raised, 4.5],
  ['the edge of a field on paper', paper.control, paper.background, 3],
  ['brass ink on paper', brassInk, paper.background, 4.5],
  ['wine on paper', wine, paper.raised, 4.5],
  ['success on paper', theme.success, paper.background, 4.5],
  ['error on paper', theme.error, paper.background, 4.5],
  ['warning on paper', theme.warning, paper.background, 3],
  ['a small warning', adminColours.warningInk, adminColours.warningTint, 4.5],
  ['error on its tint', theme.error, adminColours.errorTint, 4.5],
  ['success on its tint', theme.success, adminColours.successTint, 4.5],
])('%s has enough contrast', (_pair, textColour, backgroundColour, leastContrast) => {
  expect(contrast(textColour, backgroundColour)).toBeGreaterThanOrEqual(leastContrast);
});

test('tokens become CSS variables', () => {
  expect(renderCssVariables({ night: { textMuted: '#fff' }, wineEdge: 'red' })).toBe(
    ':root{--night-text-muted:#fff;--wine-edge:red}',
  );
});

const root = join(import.meta.dirname, '../../..');
const colourPattern = /(?<!&)#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i;
/** Flags have their own colours. */
const exempt = /theme\.ts$|language-switcher\.tsx$|\.spec\.tsx?$/;

test('only the theme contains colours', () => {
  const files = globSync(['src/**/*.{css,ts,tsx}', 'public/*.css'], { cwd: root }).filter((file) => !exempt.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => colourPattern.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
