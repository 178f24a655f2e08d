/** Whether a row was refused because somebody has its name or address; `of` is the constraint that said so, if it matters. */
export function isTaken(error: unknown, of?: string): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23505' && (of === undefined || constraint === of);
}
