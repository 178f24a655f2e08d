const draftStorageKey = 'reservation-draft';

/** For this tab: a phone discards a page in the background. Also read by the inquiry for a large party. */
export function readReservationDraft(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(sessionStorage.getItem(draftStorageKey) ?? '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {}; // forbidden, or written by another program
  }
}

/** `null` deletes it. */
export function storeReservationDraft(values: object | null): void {
  try {
    if (values) sessionStorage.setItem(draftStorageKey, JSON.stringify(values));
    else sessionStorage.removeItem(draftStorageKey);
  } catch {
    // Without storage it lasts as long as the page.
  }
}
