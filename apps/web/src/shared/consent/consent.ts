import { useSyncExternalStore } from 'react';

export const consentKey = 'cookie-consent';
/** `ssr/document/inline-scripts.ts` sends it. */
export const consentEvent = 'site:consent';
/** Spec §9. */
export const consentDays = 30;

/** `false` until the choice is known. */
export function useIsConsentGiven(): boolean {
  return useSyncExternalStore(subscribeToConsent, isConsentGiven, () => false);
}

/** The banner's script removes old choices. */
function isConsentGiven(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as { accepted: boolean } | null; // spec §3
    return stored?.accepted === true;
  } catch {
    return false;
  }
}

function subscribeToConsent(onChange: () => void): () => void {
  addEventListener(consentEvent, onChange);
  return () => removeEventListener(consentEvent, onChange);
}
