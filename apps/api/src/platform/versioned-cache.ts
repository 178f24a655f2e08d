interface CacheEntry<Value> {
  version: string;
  value: Promise<Value>;
}

/** Values by key, each for one version of what it is made from. Keeps the newest `maxEntries` values. */
export class VersionedCache<Value> {
  private readonly entries = new Map<string, CacheEntry<Value>>();

  constructor(private readonly maxEntries: number) {}

  /** The value of this version. Identical calls share one `createValue`; a failed value is not kept. */
  getOrCreate(key: string, version: string, createValue: () => Promise<Value>): Promise<Value> {
    const cached = this.entries.get(key);
    if (cached?.version === version) return cached.value;
    const entry = { version, value: createValue() };
    this.entries.delete(key); // moves the key to the newest position
    this.entries.set(key, entry);
    const [oldestKey] = this.entries.keys();
    if (this.entries.size > this.maxEntries && oldestKey !== undefined) this.entries.delete(oldestKey);
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    return entry.value;
  }

  forget(key: string): void {
    this.entries.delete(key);
  }
}
