/** What somebody asked of the last table of an evening, when, and what they were told. */
export interface TableOperation {
  kind: 'reserve' | 'cancel' | 'look';
  /** For `reserve` and `look`: whether the table was there; a cancelled visit always gives it back. */
  wasFree: boolean;
  asked: number;
  answered: number;
}

/**
 * Whether a history of one table can be told as a story: one operation after the other, each at some moment between its
 * question and its answer, and each answer true at that moment (Wing and Gong's search, with what has failed remembered).
 */
export function isLinearizable(history: readonly TableOperation[], isFreeAtFirst = true): boolean {
  const operations = [...history].sort((a, b) => a.asked - b.asked);
  const failedStates = new Set<string>();

  const canContinue = (placed: ReadonlySet<number>, isFree: boolean): boolean => {
    const candidates = findCandidates(operations, placed);
    if (candidates.length === 0) return true;
    const state = `${isFree} ${candidates[0]} ${[...placed].filter((index) => index > (candidates[0] ?? 0)).join()}`;
    if (failedStates.has(state)) return false;
    const isConsistent = candidates.some((index) => {
      const isFreeNext = isFreeAfter(operations[index] as TableOperation, isFree);
      return isFreeNext !== null && canContinue(new Set([...placed, index]), isFreeNext);
    });
    if (!isConsistent) failedStates.add(state);
    return isConsistent;
  };
  return canContinue(new Set(), isFreeAtFirst);
}

/** The operations that may come next: asked before any other that is left was answered. */
function findCandidates(inOrder: readonly TableOperation[], placed: ReadonlySet<number>): number[] {
  const open: number[] = [];
  let earliestAnswer = Number.POSITIVE_INFINITY;
  for (let index = 0; index < inOrder.length; index += 1) {
    const operation = inOrder[index];
    if (!operation || operation.asked > earliestAnswer) break;
    if (placed.has(index)) continue;
    open.push(index);
    earliestAnswer = Math.min(earliestAnswer, operation.answered);
  }
  return open;
}

/** Whether the table is free afterwards, or `null` when the answer would be a lie. */
function isFreeAfter({ kind, wasFree }: TableOperation, isFree: boolean): boolean | null {
  if (kind === 'cancel') return isFree ? null : true;
  if (wasFree !== isFree) return null;
  return kind === 'reserve' ? false : isFree;
}
