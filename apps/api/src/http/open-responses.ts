import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { countResponse } from '../metrics/house-metrics.js';

/**
 * The answers under way. Once the process is closing, each of them tells its client to leave: busy keep-alive clients
 * would hold the shutdown up for seconds, or have their next request cut off (proof F5).
 */
@Injectable()
export class OpenResponses {
  private readonly open = new Set<Response>();
  private closing = false;

  get isClosing(): boolean {
    return this.closing;
  }

  /** From now on no connection outlives its answer. */
  close(): void {
    this.closing = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  track = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.closing) response.setHeader('Connection', 'close');
    this.open.add(response);
    response.once('close', () => {
      this.open.delete(response);
      countResponse(response.statusCode);
    });
    next();
  };
}
