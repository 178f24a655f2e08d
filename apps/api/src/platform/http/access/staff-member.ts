import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffRole } from '@strapec/domain';
import type { Request } from 'express';
import { Problem } from '../problems/problem.js';

export interface StaffMember {
  id: string;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  role: StaffRole;
}

export type StaffRequest = Request & { staff?: StaffMember };

export const CurrentStaff = createParamDecorator((_data: unknown, context: ExecutionContext): StaffMember => {
  const { staff } = context.switchToHttp().getRequest<StaffRequest>();
  if (!staff) throw new Problem('unauthenticated');
  return staff;
});

/** A staff member, or an operator at the command line. */
export type Actor = Omit<StaffMember, 'id' | 'email' | 'role'> & { id: string | null };

export function toStaffDisplayName({ firstName, lastName, username }: Omit<Actor, 'id'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || username;
}
