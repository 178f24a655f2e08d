import { useSyncExternalStore } from 'react';
import type { PublicEvent } from './public-event';

let subject: PublicEvent | null = null;
const listeners = new Set<() => void>();

/** Notes the event that the guest asks about; the inquiry form, which may still sleep, takes it up. */
export function inquireAbout(event: PublicEvent | null): void {
  subject = event;
  listeners.forEach((listener) => listener());
}

/** The event that the guest asks about, if they came to the form by one. */
export function useInquirySubject(): PublicEvent | null {
  return useSyncExternalStore(
    follow,
    () => subject,
    () => null,
  );
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
