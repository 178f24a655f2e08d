/** 0 refuses it, `undefined` when it is not listed. */
type Weights = ReadonlyMap<string, number>;

/** The highest weight, then our order (RFC 9110, 12.5.3). `null` when `identity` is wanted more or ours are refused. */
export function selectEncoding<Encoding extends string>(
  acceptEncoding: string | undefined,
  availableEncodings: readonly Encoding[],
): Encoding | null {
  const weights = parseWeights(acceptEncoding ?? '');
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const bestEncoding = availableEncodings.reduce<Encoding | null>(
    (bestSoFar, name) => (weightOf(name) > (bestSoFar === null ? 0 : weightOf(bestSoFar)) ? name : bestSoFar),
    null,
  );
  return bestEncoding !== null && weightOf(bestEncoding) >= (weights.get('identity') ?? 0) ? bestEncoding : null;
}

function parseWeights(acceptEncoding: string): Weights {
  const codings = acceptEncoding.toLowerCase().split(',');
  return new Map(codings.map((coding) => [coding.split(';', 1)[0]?.trim() ?? '', parseWeight(coding)]));
}

/** At most three decimals; unreadable is 0. */
function parseWeight(coding: string): number {
  const [, parameters] = /;(.*)$/.exec(coding) ?? [];
  if (parameters === undefined) return 1;
  const [, weight] = /^\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/.exec(parameters) ?? [];
  return Number(weight ?? 0);
}
