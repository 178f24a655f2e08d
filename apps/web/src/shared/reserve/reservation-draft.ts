const key = 'reservation-draft';

/**
 * For this tab only: a phone discards a page in the background. The inquiry reads it if the party is too large for the
 * dialog.
 */
export function readDraft(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // storage is forbidden, or another program has written the value
  }
}

/** `null` deletes it. */
export function keepDraft(values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
