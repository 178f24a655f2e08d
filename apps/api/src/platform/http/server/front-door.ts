import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { OpenResponses } from './open-responses.js';

/** Answers some requests without Express; returns `null` at once for others. Never throws: an error rejects the promise. */
export interface ShortCut {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | null;
}

/**
 * Runs before Express. It answers the most frequent requests of guests without the work that Express and Nest do for each
 * request (decision 0014). All other requests go on to Express, and so do errors.
 */
@Injectable()
export class FrontDoor {
  private readonly failures = new WeakMap<IncomingMessage, unknown>();

  constructor(private readonly responses: OpenResponses) {}

  /** Takes over the requests of the server from Express. Before the venue is open it answers none itself. */
  open(server: Server, shortCuts: readonly ShortCut[], venue: { isOpened: boolean }): void {
    const express = server.listeners('request')[0] as (request: IncomingMessage, response: ServerResponse) => void;
    server.removeAllListeners('request').on('request', (request, response) => {
      this.responses.track(response);
      const answering = venue.isOpened ? firstAnswer(shortCuts, request, response) : null;
      if (!answering) return express(request, response);
      answering.catch((error: unknown) => {
        this.failures.set(request, error);
        express(request, response);
      });
    });
  }

  /** Express middleware: reports an error that occurred before Express. */
  passFailureOn = (request: Request, _response: Response, next: NextFunction): void => {
    next(this.failures.get(request));
  };
}

function firstAnswer(
  shortCuts: readonly ShortCut[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> | null {
  for (const shortCut of shortCuts) {
    const answering = shortCut.answer(request, response);
    if (answering) return answering;
  }
  return null;
}
