import { type Language, withTiedWords } from '@strapec/domain';
import { IntlMessageFormat } from 'intl-messageformat';

/** A text as syntax tree, which the pages show without carrying a parser. */
export type MessageTree = ReturnType<IntlMessageFormat['getAst']>;
type Part = MessageTree[number];

// kinds of parts, as intl-messageformat numbers them
const literal = 0;
const argument = 1;
const tag = 8;

/** Names of the places that values fill, each with how it is filled: `count` as argument and plural. */
type Places = ReadonlyMap<string, ReadonlySet<number>>;

/** The places of a built-in text, as staff must keep them: `{name}`, `<link>`. */
export function placeholdersOf(builtIn: string): string[] {
  return [...placesOf(treeOf(builtIn) ?? [])].map(([name, kinds]) => (kinds.has(tag) ? `<${name}>` : `{${name}}`));
}

/**
 * What is wrong with a text in the place of a built-in one, as a code. Where the built-in text has no places, any text is
 * as it stands, braces and all; where it has some, the new one must have the same, filled in the same ways or plainly.
 */
export function messageProblem(text: string, builtIn: string): string | null {
  const wanted = placesOf(treeOf(builtIn) ?? []);
  if (wanted.size === 0) return null;
  const tree = treeOf(text);
  if (!tree) return 'syntax_invalid';
  const found = placesOf(tree);
  const areSame = found.size === wanted.size && [...wanted].every(([name, kinds]) => fits(found.get(name), kinds));
  return areSame ? null : 'placeholders_differ';
}

/** A text as the pages take it: plain, or as syntax tree where values fill places; `null` when it cannot be shown. */
export function shownMessage(text: string, builtIn: string, language: Language): string | MessageTree | null {
  const typeset = language === 'sk' ? withTiedWords(text) : text;
  if (placesOf(treeOf(builtIn) ?? []).size === 0) return typeset;
  return messageProblem(text, builtIn) === null ? treeOf(typeset) : null;
}

function treeOf(text: string): MessageTree | null {
  try {
    return new IntlMessageFormat(text, 'en').getAst();
  } catch {
    return null;
  }
}

function fits(found: ReadonlySet<number> | undefined, wanted: ReadonlySet<number>): boolean {
  return found !== undefined && [...found].every((kind) => wanted.has(kind) || (kind === argument && !wanted.has(tag)));
}

function placesOf(tree: MessageTree): Places {
  const places = new Map<string, Set<number>>();
  const visit = (part: Part): void => {
    const kind: number = part.type;
    if (kind === literal || !('value' in part)) return; // words, or the # of a plural
    const kinds = places.get(part.value) ?? new Set();
    places.set(part.value, kinds.add(kind));
    for (const inner of innerParts(part)) visit(inner);
  };
  tree.forEach(visit);
  return places;
}

function innerParts(part: Part): Part[] {
  if ('children' in part) return part.children;
  return 'options' in part ? Object.values(part.options).flatMap(({ value }) => value) : [];
}
