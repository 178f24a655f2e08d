import { useSyncExternalStore } from 'react';

/** The guest's choice about optional cookies, as it is stored (spec §3). */
export interface CookieConsent {
  accepted: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export const consentKey = 'cookie-consent';
/** Sent on the window when the guest has chosen, by the banner's script (ssr/document/inline-scripts.ts). */
export const consentEvent = 'site:consent';
/** Days for which a choice is valid (spec §9). */
export const consentDays = 30;

/** True if the guest has accepted optional cookies; `false` on the server and until the choice is known. */
export function useIsConsentGiven(): boolean {
  return useSyncExternalStore(followConsent, isConsentGiven, () => false);
}

/** Reads the stored choice without checking its age: the banner's script removes a choice that is too old. */
function isConsentGiven(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as CookieConsent | null;
    return stored?.accepted === true;
  } catch {
    return false;
  }
}

function followConsent(onChange: () => void): () => void {
  addEventListener(consentEvent, onChange);
  return () => removeEventListener(consentEvent, onChange);
}
