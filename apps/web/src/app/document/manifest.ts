export interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** The browser build's manifest: its files by their source module. */
export type Manifest = Readonly<Record<string, Chunk>>;

export function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The browser build has no ${name}; build apps/web first`);
  return chunk;
}

/** The chunks of these modules and of all their imports, each once. */
export function withImports(manifest: Manifest, names: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string): void => {
    if (found.has(name)) return;
    const chunk = chunkOf(manifest, name);
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found.values()];
}
