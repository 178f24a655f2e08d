export type FieldPath = readonly string[];

interface DraftVersions<Values> {
  base: Values;
  mine: Values;
  latest: Values;
}

export interface MergedDraft<Values> {
  values: Values;
  adoptedPaths: readonly FieldPath[];
  disputedPaths: readonly FieldPath[];
}

/** A list counts as one field. */
export function mergeDrafts<Values extends object>(versions: DraftVersions<Values>): MergedDraft<Values> {
  const adoptedPaths: FieldPath[] = [];
  const disputedPaths: FieldPath[] = [];
  const mergeField = ({ base, mine, latest }: DraftVersions<unknown>, path: FieldPath): unknown => {
    if (isFieldGroup(base) && isFieldGroup(mine) && isFieldGroup(latest)) {
      const keys = [...new Set([...Object.keys(latest), ...Object.keys(mine)])];
      const pickVersions = (key: string) => ({ base: base[key], mine: mine[key], latest: latest[key] });
      return Object.fromEntries(keys.map((key) => [key, mergeField(pickVersions(key), [...path, key])]));
    }
    const myValue = mine === undefined ? base : mine; // a field that the form does not show stays unchanged
    if (isEqual(latest, base) || isEqual(latest, myValue)) return myValue;
    (isEqual(myValue, base) ? adoptedPaths : disputedPaths).push(path);
    return latest;
  };
  return { values: mergeField(versions, []) as Values, adoptedPaths, disputedPaths };
}

export function copyField<Values>(values: Values, source: Values, [key, ...restPath]: FieldPath): Values {
  if (key === undefined || !isRecord(values) || !isRecord(source)) return source;
  return { ...values, [key]: copyField(values[key], source[key], restPath) };
}

/** Form values are plain data; the order of keys does not matter. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isEqual(a[key], b[key]));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFieldGroup = (value: unknown): value is Record<string, unknown> => isRecord(value) && !Array.isArray(value);
