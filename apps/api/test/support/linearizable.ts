/** What somebody asked of the last table of an evening, when, and what they were told. */
export interface Operation {
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
export function isLinearizable(history: readonly Operation[], isFreeAtFirst = true): boolean {
  const inOrder = [...history].sort((a, b) => a.asked - b.asked);
  const failed = new Set<string>();

  const goesOn = (told: ReadonlySet<number>, isFree: boolean): boolean => {
    const open = firstOpen(inOrder, told);
    if (open.length === 0) return true;
    const state = `${isFree} ${open[0]} ${[...told].filter((index) => index > (open[0] ?? 0)).join()}`;
    if (failed.has(state)) return false;
    const isStory = open.some((index) => {
      const after = stateAfter(inOrder[index] as Operation, isFree);
      return after !== null && goesOn(new Set([...told, index]), after);
    });
    if (!isStory) failed.add(state);
    return isStory;
  };
  return goesOn(new Set(), isFreeAtFirst);
}

/** The operations that may come next: asked before any other that is left was answered. */
function firstOpen(inOrder: readonly Operation[], told: ReadonlySet<number>): number[] {
  const open: number[] = [];
  let soonest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < inOrder.length; index += 1) {
    const operation = inOrder[index];
    if (!operation || operation.asked > soonest) break;
    if (told.has(index)) continue;
    open.push(index);
    soonest = Math.min(soonest, operation.answered);
  }
  return open;
}

/** Whether the table is free afterwards, or `null` when the answer would be a lie. */
function stateAfter({ kind, wasFree }: Operation, isFree: boolean): boolean | null {
  if (kind === 'cancel') return isFree ? null : true;
  if (wasFree !== isFree) return null;
  return kind === 'reserve' ? false : isFree;
}
