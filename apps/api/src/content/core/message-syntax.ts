import { type Language, venueValueNames, withTiedWords } from '@strapec/domain';
import { IntlMessageFormat } from 'intl-messageformat';

export type MessageTree = ReturnType<IntlMessageFormat['getAst']>;
type Part = MessageTree[number];

// node types of intl-messageformat
const literal = 0;
const argument = 1;
const select = 5;
const plural = 6;
const tag = 8;

/** By name, with node types: `count` is both argument and plural. */
type Places = ReadonlyMap<string, ReadonlySet<number>>;

/** `{count}`, `<link>`; values of the venue are optional. */
export function placeholdersOf(builtIn: string): string[] {
  return [...wantedIn(builtIn)].map(([name, kinds]) => (kinds.has(tag) ? `<${name}>` : `{${name}}`));
}

/** Accepts the built-in placeholders with the same node types or as plain arguments. */
export function messageProblem(text: string, builtIn: string): string | null {
  const wanted = wantedIn(builtIn);
  if (wanted.size === 0) return null;
  const tree = treeOf(text);
  if (!tree) return 'syntax_invalid';
  const places = placesOf(tree);
  const isSame = [...wanted].every(([name, kinds]) => fits(places.get(name), kinds));
  const isKnown = [...places].every((place) => wanted.has(place[0]) || isOfVenue(place));
  return isSame && isKnown ? null : 'placeholders_differ';
}

/** A syntax tree if it has placeholders; `null` if it is invalid. */
export function shownMessage(text: string, builtIn: string, language: Language): string | MessageTree | null {
  const typeset = language === 'sk' ? withTiedWords(text) : text;
  if (wantedIn(builtIn).size > 0) return messageProblem(text, builtIn) === null ? treeOf(typeset) : null;
  const places = [...placesOf(treeOf(typeset) ?? [])];
  const isChosen = places.some(([, kinds]) => kinds.has(select) || kinds.has(plural));
  return isChosen && places.every(isOfVenue) ? treeOf(typeset) : typeset; // pages fill plain venue values themselves
}

const isOfVenue = ([name, kinds]: [string, ReadonlySet<number>]): boolean =>
  venueValueNames.includes(name) && [...kinds].every((kind) => kind === argument || kind === select || kind === plural);

const wantedIn = (builtIn: string): Places =>
  new Map([...placesOf(treeOf(builtIn) ?? [])].filter(([name]) => !venueValueNames.includes(name)));

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
    if (kind === literal || !('value' in part)) return; // literal text, or the # of a plural
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
