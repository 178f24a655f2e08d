const key = 'reservation-draft';

/**
 * What a guest has typed into the reservation dialog, kept for this tab alone: a phone drops a page that waits in the background.
 * The inquiry takes it up when the party is too large for the dialog.
 */
export function readDraft(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // storage is forbidden, or another program's
  }
}

/** Keeps it; `null` forgets it. */
export function keepDraft(values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
