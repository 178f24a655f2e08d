/** 0 refuses it, `undefined` when it is not listed. */
type Weights = ReadonlyMap<string, number>;

/** The highest weight, then our order (RFC 9110, 12.5.3). `null` when `identity` is wanted more or ours are refused. */
export function selectEncoding<Encoding extends string>(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding | null {
  const weights = parseWeights(acceptEncoding ?? '');
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best = available.reduce<Encoding | null>(
    (bestSoFar, name) => (weightOf(name) > (bestSoFar === null ? 0 : weightOf(bestSoFar)) ? name : bestSoFar),
    null,
  );
  return best !== null && weightOf(best) >= (weights.get('identity') ?? 0) ? best : null;
}

function parseWeights(acceptEncoding: string): Weights {
  const parts = acceptEncoding.toLowerCase().split(',');
  return new Map(parts.map((part) => [part.split(';', 1)[0]?.trim() ?? '', parseWeight(part)]));
}

/** At most three decimals; unreadable is 0. */
function parseWeight(part: string): number {
  const [, parameters] = /;(.*)$/.exec(part) ?? [];
  if (parameters === undefined) return 1;
  const [, weight] = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/.exec(parameters) ?? [];
  return Number(weight ?? 0);
}
