/** True if a unique constraint failed: a name or address is taken. `of` limits this to one constraint. */
export function isTaken(error: unknown, of?: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && (of === undefined || constraint === of);
}
