import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffRole } from '@strapec/domain';
import type { Request } from 'express';
import { Problem } from '../problems/problem.js';

/** Who is signed in. */
export interface StaffMember {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: StaffRole;
}

/** A request that has passed the door of a staff call. */
export type StaffRequest = Request & { staff?: StaffMember };

/** The member of staff who makes the call; the guard put them there. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): StaffMember => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw new Problem('unauthenticated');
  return staff;
});

/** Whom the record of changes names: a member of staff, or an operator at the command line. */
export type Author = Omit<StaffMember, 'id' | 'email' | 'role'> & { id: string | null };

/** What colleagues call somebody. */
export function nameOfStaff({ firstName, lastName, username }: Omit<Author, 'id'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
