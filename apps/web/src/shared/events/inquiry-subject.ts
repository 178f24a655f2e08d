import { useSyncExternalStore } from 'react';
import type { PublicEvent } from './public-event';

let subject: PublicEvent | null = null;
const listeners = new Set<() => void>();

/** Stored here, because the inquiry form may not be hydrated yet. */
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
