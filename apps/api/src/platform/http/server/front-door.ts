import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { OpenResponses } from './open-responses.js';

/** Knows some requests and answers them; `null`, at once, for any other. Never throws: what fails rejects the promise. */
export interface ShortCut {
  answer(request: IncomingMessage, response: ServerResponse): Promise<void> | null;
}

/**
 * Stands before Express. What guests ask most is answered here, without all that Express and Nest prepare for a request
 * (decision 0014); everything else goes on to them, and what fails here becomes a failure there.
 */
@Injectable()
export class FrontDoor {
  private readonly failures = new WeakMap<IncomingMessage, unknown>();

  constructor(private readonly responses: OpenResponses) {}

  /** Takes the server's requests; Express is whoever has taken them so far. Nothing is answered here before the house is open. */
  open(server: Server, shortCuts: readonly ShortCut[], house: { isOpened: boolean }): void {
    const express = server.listeners('request')[0] as (request: IncomingMessage, response: ServerResponse) => void;
    server.removeAllListeners('request').on('request', (request, response) => {
      this.responses.track(response);
      const answering = house.isOpened ? firstAnswer(shortCuts, request, response) : null;
      if (!answering) return express(request, response);
      answering.catch((error: unknown) => {
        this.failures.set(request, error);
        express(request, response);
      });
    });
  }

  /** For Express: whatever has failed at the door has failed. */
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
