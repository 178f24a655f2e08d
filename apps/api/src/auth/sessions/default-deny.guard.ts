import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Permission, hasPermission } from '@strapec/domain';
import type { Request, Response } from 'express';
import { Settings } from '../../platform/config/settings.js';
import { RequiredPermission } from '../../platform/http/access/staff-controller.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { RouteAccess } from '../../platform/http/access/route-access.js';
import type { StaffMember, StaffRequest } from '../../platform/http/access/staff-member.js';
import { IsUploadCall } from '../../platform/http/access/uploads.js';
import { requireSameOrigin } from './same-origin.guard.js';
import { Sessions } from './sessions.js';

/**
 * Unless a route declares other access (rules §1). It loads the session itself, so that public routes need no session
 * query.
 */
@Injectable()
export class DefaultDenyGuard implements CanActivate {
  constructor(
    private readonly sessions: Sessions,
    private readonly settings: Settings,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const route = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride(RouteAccess, route);
    if (access === 'everybody') return true;
    const request = context.switchToHttp().getRequest<Request>();
    const response = context.switchToHttp().getResponse<Response>();
    const isUpload = this.reflector.get(IsUploadCall, context.getHandler()) === true;
    response.setHeader('Cache-Control', 'no-store');
    requireSameOrigin(request, { publicUrl: this.settings.publicUrl, requiresSourceHeader: isUpload });
    await this.sessions.loadSession(request, response);
    if (access !== 'sessions')
      requirePermission(this.reflector.getAllAndOverride(RequiredPermission, route), await this.requireStaff(request));
    if (!['GET', 'HEAD'].includes(request.method)) requireJsonBody(request, { allowsUploads: isUpload });
    return true;
  }

  private async requireStaff(request: StaffRequest): Promise<StaffMember> {
    const user = await this.sessions.findSignedInUser(request);
    if (!user) throw new Problem('unauthenticated');
    const { profileImageUrl: _profileImageUrl, ...member } = user;
    request.staff = member;
    return member;
  }
}

function requirePermission(permission: Permission | undefined, { role }: StaffMember): void {
  if (!permission || !hasPermission(role, permission)) throw new Problem('not_permitted');
}

const jsonType = /^application\/json\s*(;|$)/i;
const multipartType = /^multipart\/form-data\s*;/i;

/**
 * Bodies that another site can send without a preflight request: forms, multipart, text/plain, or no type (rules §9).
 */
function requireJsonBody(request: Request, { allowsUploads }: { allowsUploads: boolean }): void {
  const type = request.get('content-type');
  const isAccepted =
    type === undefined ? !hasBody(request) : jsonType.test(type) || (allowsUploads && multipartType.test(type));
  if (!isAccepted) throw new Problem('unsupported_media_type');
}

const hasBody = (request: Request): boolean =>
  request.get('transfer-encoding') !== undefined || Number(request.get('content-length') ?? 0) > 0;
