import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font, create } from 'fontkit';

interface Place {
  size: number;
  x: number;
  y: number;
  spacing?: number;
}

interface Room {
  width: number;
  /** Pixels, preferred first. */
  sizes: readonly number[];
  mostLines: number;
}

/** As outlines, independent of installed fonts. */
export class Lettering {
  private constructor(private readonly fonts: readonly Font[]) {}

  static async load(clientDir: string, face: 'fraunces' | 'figtree'): Promise<Lettering> {
    const folder = join(clientDir, 'assets');
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${face}-`) && name.endsWith('.woff2'));
    const usualFirst = names.sort(
      (a, b) => Number(a.startsWith(`${face}-rare`)) - Number(b.startsWith(`${face}-rare`)),
    );
    return new Lettering(
      await Promise.all(usualFirst.map(async (name) => create(await readFile(join(folder, name))) as Font)),
    );
  }

  capHeight(size: number): number {
    const [font] = this.fonts;
    return font ? (font.capHeight * size) / font.unitsPerEm : size * 0.7;
  }

  widthOf(words: string, size: number): number {
    return this.outline(words, { size, x: 0, y: 0 }).width;
  }

  draw(words: string, place: Place): string {
    return this.outline(words, place).path;
  }

  /** Balanced lines in the largest size that fits. */
  fit(words: string, { width, sizes, mostLines }: Room): { lines: string[]; size: number } {
    const fits = (size: number) => {
      const lines = this.wrap(words, size, width);
      return lines.length <= mostLines && lines.every((line) => this.widthOf(line, size) <= width);
    };
    const size = sizes.find(fits) ?? sizes.at(-1) ?? 16;
    const lines = this.wrap(words, size, width);
    const shorter = [0.5, 0.6, 0.7, 0.8, 0.9].map((part) => this.wrap(words, size, width * part));
    return { lines: (shorter.find((other) => other.length === lines.length) ?? lines).slice(0, mostLines), size };
  }

  private wrap(words: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of words.split(' ')) {
      const longer = `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && this.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** The second file supplies letters that the first one lacks. */
  private outline(words: string, { size, x, y, spacing = 0 }: Place): { path: string; width: number } {
    let at = x;
    const paths = this.runs(words).map(({ font, text }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index) => {
        const path = glyph.path.scale(scale, -scale).translate(at + (positions[index]?.xOffset ?? 0) * scale, y);
        at += (positions[index]?.xAdvance ?? 0) * scale + spacing * size;
        return path.toSVG();
      });
    });
    return { path: paths.flat().join(''), width: at - x };
  }

  private runs(words: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of words) {
      const font = this.fonts.find((one) => one.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? this.fonts[0];
      if (!font) throw new Error('The pages have no typeface');
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}
