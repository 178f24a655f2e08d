export type Place = readonly string[];

interface Versions<Values> {
  base: Values;
  mine: Values;
  theirs: Values;
}

export interface Merge<Values> {
  /** The merged values; fields that both changed have the other's value. */
  values: Values;
  /** Fields that only the other staff member changed. */
  taken: readonly Place[];
  /** Fields that both changed, to different values. */
  asked: readonly Place[];
}

/** A list counts as one field. */
export function mergeDrafts<Values extends object>(versions: Versions<Values>): Merge<Values> {
  const taken: Place[] = [];
  const asked: Place[] = [];
  const merged = ({ base, mine, theirs }: Versions<unknown>, place: Place): unknown => {
    if (isGroup(base) && isGroup(mine) && isGroup(theirs)) {
      const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
      const of = (key: string) => ({ base: base[key], mine: mine[key], theirs: theirs[key] });
      return Object.fromEntries(keys.map((key) => [key, merged(of(key), [...place, key])]));
    }
    const own = mine === undefined ? base : mine; // a field that the form does not show stays unchanged
    if (isSame(theirs, base) || isSame(theirs, own)) return own;
    (isSame(own, base) ? taken : asked).push(place);
    return theirs;
  };
  return { values: merged(versions, []) as Values, taken, asked };
}

export function withPlace<Values>(values: Values, source: Values, [key, ...rest]: Place): Values {
  if (key === undefined || !isRecord(values) || !isRecord(source)) return source;
  return { ...values, [key]: withPlace(values[key], source[key], rest) };
}

/** Form values are plain data; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);
