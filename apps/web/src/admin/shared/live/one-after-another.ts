/**
 * Does a work for whatever has come in, and again for what came in meanwhile: a rush of changes neither piles up calls nor cuts off
 * the one that is under way.
 */
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
