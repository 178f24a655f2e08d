/** Runs one job for all items that have arrived, then for those that arrived meanwhile. */
export function createBatchQueue<Item>(
  processItems: (items: readonly Item[]) => Promise<unknown>,
): (item: Item) => void {
  const queuedItems = new Set<Item>();
  let isProcessing = false;
  const processQueue = async (): Promise<void> => {
    isProcessing = true;
    while (queuedItems.size > 0) {
      const items = [...queuedItems];
      queuedItems.clear();
      await processItems(items).catch(() => undefined);
    }
    isProcessing = false;
  };
  return (item) => {
    queuedItems.add(item);
    if (!isProcessing) void processQueue();
  };
}
