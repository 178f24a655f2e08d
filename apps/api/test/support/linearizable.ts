/** A request about the last table of an evening, its response, and the times of both. */
export interface TableOperation {
  kind: 'reserve' | 'cancel' | 'look';
  /** For `reserve` and `look`: whether the table was free; a cancellation always frees it. */
  wasFree: boolean;
  askedAtMs: number;
  answeredAtMs: number;
}

/**
 * Whether the operations on one table can be put in an order in which each happens between its request and its response,
 * and each response is true at that moment (Wing and Gong's search, with a memory of failed states).
 */
export function isLinearizable(history: readonly TableOperation[], isFreeAtFirst = true): boolean {
  const operations = [...history].sort((a, b) => a.askedAtMs - b.askedAtMs);
  const failedStates = new Set<string>();

  const canCompleteStory = (placedIndexes: ReadonlySet<number>, isFree: boolean): boolean => {
    const candidates = findCandidates(operations, placedIndexes);
    if (candidates.length === 0) return true;
    const state = `${isFree} ${candidates[0]} ${[...placedIndexes].filter((index) => index > (candidates[0] ?? 0)).join()}`;
    if (failedStates.has(state)) return false;
    const isConsistent = candidates.some((index) => {
      const isFreeNext = isFreeAfter(operations[index] as TableOperation, isFree);
      return isFreeNext !== null && canCompleteStory(new Set([...placedIndexes, index]), isFreeNext);
    });
    if (!isConsistent) failedStates.add(state);
    return isConsistent;
  };
  return canCompleteStory(new Set(), isFreeAtFirst);
}

/** The operations that may come next: requested before any other remaining operation was answered. */
function findCandidates(operations: readonly TableOperation[], placedIndexes: ReadonlySet<number>): number[] {
  const candidates: number[] = [];
  let earliestAnsweredAt = Number.POSITIVE_INFINITY;
  for (let index = 0; index < operations.length; index += 1) {
    const operation = operations[index];
    if (!operation || operation.askedAtMs > earliestAnsweredAt) break;
    if (placedIndexes.has(index)) continue;
    candidates.push(index);
    earliestAnsweredAt = Math.min(earliestAnsweredAt, operation.answeredAtMs);
  }
  return candidates;
}

/** Whether the table is free afterwards; `null` when the response would be wrong. */
function isFreeAfter({ kind, wasFree }: TableOperation, isFree: boolean): boolean | null {
  if (kind === 'cancel') return isFree ? null : true;
  if (wasFree !== isFree) return null;
  return kind === 'reserve' ? false : isFree;
}
