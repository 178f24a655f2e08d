import { type Language, venueValueNames, tieShortWords } from '@strapec/domain';
import { IntlMessageFormat } from 'intl-messageformat';

export type MessageTree = ReturnType<IntlMessageFormat['getAst']>;
type MessagePart = MessageTree[number];

// node types of intl-messageformat
const literal = 0;
const argument = 1;
const select = 5;
const plural = 6;
const tag = 8;

/** By name, with node types: `count` is both argument and plural. */
type Placeholders = ReadonlyMap<string, ReadonlySet<number>>;

/** `{count}`, `<link>`; values of the venue are optional. */
export function listPlaceholders(builtInText: string): string[] {
  return [...requiredPlaceholders(builtInText)].map(([name, types]) => (types.has(tag) ? `<${name}>` : `{${name}}`));
}

/** Accepts the built-in placeholders with the same node types or as plain arguments. */
export function checkMessageSyntax(text: string, builtInText: string): string | null {
  const required = requiredPlaceholders(builtInText);
  if (required.size === 0) return null;
  const tree = parseMessage(text);
  if (!tree) return 'syntax_invalid';
  const foundPlaceholders = collectPlaceholders(tree);
  const hasRequired = [...required].every(([name, types]) => fitsNodeTypes(foundPlaceholders.get(name), types));
  const hasOnlyKnown = [...foundPlaceholders].every((entry) => required.has(entry[0]) || isVenueValue(entry));
  return hasRequired && hasOnlyKnown ? null : 'placeholders_differ';
}

/** A syntax tree if it has placeholders; `null` if it is invalid. */
export function toPageMessage(text: string, builtInText: string, language: Language): string | MessageTree | null {
  const typesetText = language === 'sk' ? tieShortWords(text) : text;
  if (requiredPlaceholders(builtInText).size > 0)
    return checkMessageSyntax(text, builtInText) === null ? parseMessage(typesetText) : null;
  const foundPlaceholders = [...collectPlaceholders(parseMessage(typesetText) ?? [])];
  const hasChoice = foundPlaceholders.some(([, types]) => types.has(select) || types.has(plural));
  return hasChoice && foundPlaceholders.every(isVenueValue) ? parseMessage(typesetText) : typesetText; // pages fill plain venue values themselves
}

const isVenueValue = ([name, types]: [string, ReadonlySet<number>]): boolean =>
  venueValueNames.includes(name) && [...types].every((type) => type === argument || type === select || type === plural);

const requiredPlaceholders = (text: string): Placeholders =>
  new Map([...collectPlaceholders(parseMessage(text) ?? [])].filter(([name]) => !venueValueNames.includes(name)));

function parseMessage(text: string): MessageTree | null {
  try {
    return new IntlMessageFormat(text, 'en').getAst();
  } catch {
    return null;
  }
}

function fitsNodeTypes(foundTypes: ReadonlySet<number> | undefined, allowedTypes: ReadonlySet<number>): boolean {
  return (
    foundTypes !== undefined &&
    [...foundTypes].every((type) => allowedTypes.has(type) || (type === argument && !allowedTypes.has(tag)))
  );
}

function collectPlaceholders(tree: MessageTree): Placeholders {
  const placeholders = new Map<string, Set<number>>();
  const collectFromPart = (part: MessagePart): void => {
    const type: number = part.type;
    if (type === literal || !('value' in part)) return; // literal text, or the # of a plural
    const types = placeholders.get(part.value) ?? new Set();
    placeholders.set(part.value, types.add(type));
    for (const innerPart of listInnerParts(part)) collectFromPart(innerPart);
  };
  tree.forEach(collectFromPart);
  return placeholders;
}

function listInnerParts(part: MessagePart): MessagePart[] {
  if ('children' in part) return part.children;
  return 'options' in part ? Object.values(part.options).flatMap(({ value }) => value) : [];
}
