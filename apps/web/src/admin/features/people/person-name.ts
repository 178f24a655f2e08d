import type { StaffMemberDto } from '@strapec/contracts';

/** What colleagues call somebody. */
export const personName = ({ firstName, lastName, username }: StaffMemberDto): string =>
  [firstName, lastName].filter(Boolean).join(' ') || username;
