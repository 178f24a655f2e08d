import type { VisitAsked } from '@strapec/domain';

/** The visit that a guest would have instead, and as which version they saw theirs. */
export interface ChangeByGuest extends VisitAsked {
  /** In place of what they wrote before; nothing leaves that. */
  specialRequests: string | null;
  version: number;
}
