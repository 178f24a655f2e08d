import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font, create } from 'fontkit';

interface TextPlacement {
  size: number;
  x: number;
  y: number;
  spacing?: number;
}

interface TextBox {
  width: number;
  /** Pixels, preferred first. */
  sizes: readonly number[];
  maxLines: number;
}

/** As outlines, independent of installed fonts. */
export class Typeface {
  private constructor(private readonly fonts: readonly Font[]) {}

  static async load(clientDir: string, family: 'fraunces' | 'figtree'): Promise<Typeface> {
    const folder = join(clientDir, 'assets');
    const names = (await readdir(folder)).filter((name) => name.startsWith(`${family}-`) && name.endsWith('.woff2'));
    const sortedNames = names.sort(
      (a, b) => Number(a.startsWith(`${family}-rare`)) - Number(b.startsWith(`${family}-rare`)),
    );
    return new Typeface(
      await Promise.all(sortedNames.map(async (name) => create(await readFile(join(folder, name))) as Font)),
    );
  }

  capHeight(size: number): number {
    const [font] = this.fonts;
    return font ? (font.capHeight * size) / font.unitsPerEm : size * 0.7;
  }

  textWidth(text: string, size: number): number {
    return this.outlineText(text, { size, x: 0, y: 0 }).width;
  }

  textPath(text: string, placement: TextPlacement): string {
    return this.outlineText(text, placement).path;
  }

  /** Balanced lines in the largest size that fits. */
  fitText(text: string, { width, sizes, maxLines }: TextBox): { lines: string[]; size: number } {
    const fitsBox = (size: number) => {
      const lines = this.wrapText(text, size, width);
      return lines.length <= maxLines && lines.every((line) => this.textWidth(line, size) <= width);
    };
    const size = sizes.find(fitsBox) ?? sizes.at(-1) ?? 16;
    const lines = this.wrapText(text, size, width);
    const narrowerWraps = [0.5, 0.6, 0.7, 0.8, 0.9].map((fraction) => this.wrapText(text, size, width * fraction));
    return {
      lines: (narrowerWraps.find((narrowerLines) => narrowerLines.length === lines.length) ?? lines).slice(0, maxLines),
      size,
    };
  }

  private wrapText(text: string, size: number, width: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longerLine = `${lines.at(-1) ?? ''} ${word}`;
      if (lines.length > 0 && this.textWidth(longerLine, size) <= width) lines[lines.length - 1] = longerLine;
      else lines.push(word);
    }
    return lines;
  }

  /** The second file supplies letters that the first one lacks. */
  private outlineText(fullText: string, { size, x, y, spacing = 0 }: TextPlacement): { path: string; width: number } {
    let penX = x;
    const paths = this.splitIntoFontRuns(fullText).map(({ font, text }) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      return glyphs.map((glyph, index) => {
        const path = glyph.path.scale(scale, -scale).translate(penX + (positions[index]?.xOffset ?? 0) * scale, y);
        penX += (positions[index]?.xAdvance ?? 0) * scale + spacing * size;
        return path.toSVG();
      });
    });
    return { path: paths.flat().join(''), width: penX - x };
  }

  private splitIntoFontRuns(text: string): { font: Font; text: string }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text) {
      const font =
        this.fonts.find((candidate) => candidate.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)) ?? this.fonts[0];
      if (!font) throw new Error('The pages have no typeface');
      const lastRun = runs.at(-1);
      if (lastRun?.font === font) lastRun.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }
}
