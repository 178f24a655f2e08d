export type Place = readonly string[];

interface Versions<Values> {
  base: Values;
  mine: Values;
  latest: Values;
}

export interface Merge<Values> {
  values: Values;
  taken: readonly Place[];
  disputed: readonly Place[];
}

/** A list counts as one field. */
export function mergeDrafts<Values extends object>(versions: Versions<Values>): Merge<Values> {
  const taken: Place[] = [];
  const disputed: Place[] = [];
  const merged = ({ base, mine, latest }: Versions<unknown>, place: Place): unknown => {
    if (isGroup(base) && isGroup(mine) && isGroup(latest)) {
      const keys = [...new Set([...Object.keys(latest), ...Object.keys(mine)])];
      const of = (key: string) => ({ base: base[key], mine: mine[key], latest: latest[key] });
      return Object.fromEntries(keys.map((key) => [key, merged(of(key), [...place, key])]));
    }
    const own = mine === undefined ? base : mine; // a field that the form does not show stays unchanged
    if (isSame(latest, base) || isSame(latest, own)) return own;
    (isSame(own, base) ? taken : disputed).push(place);
    return latest;
  };
  return { values: merged(versions, []) as Values, taken, disputed };
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
