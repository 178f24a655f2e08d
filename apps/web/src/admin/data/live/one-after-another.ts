/** Runs one job for all items that have arrived, then for those that arrived meanwhile. */
export function oneAfterAnother<Item>(work: (items: readonly Item[]) => Promise<unknown>): (item: Item) => void {
  const waiting = new Set<Item>();
  let isBusy = false;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (waiting.size > 0) {
      const items = [...waiting];
      waiting.clear();
      await work(items).catch(() => undefined);
    }
    isBusy = false;
  };
  return (item) => {
    waiting.add(item);
    if (!isBusy) void run();
  };
}
