import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { requireOwnPage } from '../auth/own-pages.js';
import { Settings } from '../config/settings.js';

/** Lets in the pages of this house, and whoever is no browser (rules §9). */
@Injectable()
export class OwnPagesGuard implements CanActivate {
  constructor(private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const { publicUrl } = this.settings;
    requireOwnPage(context.switchToHttp().getRequest<Request>(), { publicUrl, mustSay: false });
    return true;
  }
}
