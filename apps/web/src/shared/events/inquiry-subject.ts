import { useSyncExternalStore } from 'react';
import type { PublicEvent } from './public-event';

let subject: PublicEvent | null = null;
const listeners = new Set<() => void>();

/** Stores the event that the guest asks about for the inquiry form, which may not be hydrated yet. */
export function inquireAbout(event: PublicEvent | null): void {
  subject = event;
  listeners.forEach((listener) => listener());
}

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
