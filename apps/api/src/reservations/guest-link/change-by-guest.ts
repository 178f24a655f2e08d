import type { VisitAsked } from '@strapec/domain';

/** The visit that a guest wants instead, and the version that the guest saw. */
export interface ChangeByGuest extends VisitAsked {
  /** Replaces the earlier text; `null` keeps it. */
  specialRequests: string | null;
  version: number;
}
