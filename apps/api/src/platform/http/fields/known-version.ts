import { type ExecutionContext, applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';

/** A call whose answer has a version: the version that the client has, and ways to answer. */
export interface KnownVersion {
  /** The version that the client has; `null` when it has none. */
  known: string | null;
  /** Sets the ETag of the answer. */
  tell: (version: string) => void;
  /** Answers 304 without a body. */
  unchanged: () => undefined;
}

const quoted = /^(?:W\/)?"([\x21\x23-\x7e]*)"$/;

export const ByVersion = createParamDecorator((_data: unknown, context: ExecutionContext): KnownVersion => {
  const request = context.switchToHttp().getRequest<Request>();
  const response = context.switchToHttp().getResponse<Response>();
  return {
    known: quoted.exec(request.get('if-none-match') ?? '')?.[1] ?? null,
    tell: (version) => void response.setHeader('ETag', `"${version}"`),
    unchanged: () => void response.status(304),
  };
});

/** Documents a call that answers 304 when the client has its version. */
export function HasVersion(): MethodDecorator {
  return applyDecorators(
    ApiHeader({ name: 'If-None-Match', required: false, description: 'The version that the client has, in quotes' }),
    ApiResponse({ status: 304, description: 'The client has this version' }),
  );
}
