import { useSyncExternalStore } from 'react';

export const consentStorageKey = 'cookie-consent';
/** `ssr/document/inline-scripts.ts` sends it. */
export const consentEventName = 'site:consent';
/** Spec §9. */
export const consentDays = 30;

/** `false` until the choice is known. */
export function useIsConsentGiven(): boolean {
  return useSyncExternalStore(subscribeToConsent, isConsentGiven, () => false);
}

/** The banner's script removes old choices. */
function isConsentGiven(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(consentStorageKey) ?? 'null') as { accepted: boolean } | null; // spec §3
    return stored?.accepted === true;
  } catch {
    return false;
  }
}

function subscribeToConsent(onChange: () => void): () => void {
  addEventListener(consentEventName, onChange);
  return () => removeEventListener(consentEventName, onChange);
}
