import { useSyncExternalStore } from 'react';

/** The guest's choice about optional cookies, as it is stored (spec §3). */
export interface CookieConsent {
  accepted: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
}

export const consentKey = 'cookie-consent';
/** Announced on the window when the guest has chosen; the banner's script does so (app/document/inline-scripts.ts). */
export const consentEvent = 'site:consent';
/** So long a choice holds (spec §9). */
export const consentDays = 30;

/** Whether the guest has accepted optional cookies; `false` on the server and until a choice is known. */
export function useIsConsentGiven(): boolean {
  return useSyncExternalStore(followConsent, isConsentGiven, () => false);
}

/** The banner asks anew once a choice is too old, and takes the old one away; so what is stored holds. */
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
