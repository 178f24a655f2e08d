import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ProblemPages } from './problem-pages.js';

/** What a page of a guest throws. */
@Injectable()
@Catch()
export class PageProblemFilter implements ExceptionFilter {
  constructor(private readonly pages: ProblemPages) {}

  catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    return this.pages.send(thrown, http.getRequest<Request>(), http.getResponse<Response>());
  }
}
