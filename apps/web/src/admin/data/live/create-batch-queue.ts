/** Runs one job for all items that have arrived, then for those that arrived meanwhile. */
export function createBatchQueue<Item>(
  processItems: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => void {
  const waitingItems = new Set<Item>();
  let isBusy = false;
  const processWaiting = async (): Promise<void> => {
    isBusy = true;
    while (waitingItems.size > 0) {
      const items = [...waitingItems];
      waitingItems.clear();
      await processItems(items).catch(() => undefined);
    }
    isBusy = false;
  };
  return (item) => {
    waitingItems.add(item);
    if (!isBusy) void processWaiting();
  };
}
