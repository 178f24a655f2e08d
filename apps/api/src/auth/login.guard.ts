import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import { accountName } from '@strapec/domain';
import type { Request } from 'express';
import { clientIp } from '../http/client-ip.js';
import { validationPipe } from '../http/validation.pipe.js';
import { LoginLimits } from '../limits/login-limits.js';
import { LoginDto } from './dto/login.dto.js';

/**
 * Lets in who knows a password, as `request.user`. Before passport asks, the attempt counts; and because guards run before
 * pipes, the pipe's check of the body comes here too: a limit needs a name, and passport has other words for a missing one.
 */
@Injectable()
export class LoginGuard extends AuthGuard('local') {
  private readonly shape = validationPipe();

  constructor(private readonly limits: LoginLimits) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const { username } = (await this.shape.transform(request.body, { type: 'body', metatype: LoginDto })) as LoginDto;
    await this.limits.admit(clientIp(request), accountName(username));
    await super.canActivate(context);
    return true;
  }
}
