import type { RequestListener, Server } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { PreparedResponse } from './prepared-response.js';
import type { ResponseHeaders } from './security-headers.js';

export interface CachedRoute {
  /** `null` at once for any other request. Rejects with a problem. */
  findResponse(request: Request): Promise<PreparedResponse> | null;
}

/** Without the work that Nest does for each request (decision 0014). Before the site is open it sends none. */
export function serveCachedRoutes(
  routes: readonly CachedRoute[],
  site: { readonly isOpened: boolean },
  errorHeaders: ResponseHeaders,
): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const responsePromise = request.method === 'GET' && site.isOpened ? findCachedResponse(routes, request) : null;
    if (!responsePromise) return next();
    responsePromise.then(
      (preparedResponse) => preparedResponse.sendResponse(request, response),
      (error: unknown) => {
        for (const [name, value] of Object.entries(errorHeaders)) response.setHeader(name, value);
        next(error);
      },
    );
  };
}

/** Express' own work costs as much as sending a page. Call it while Express is the server's only listener. */
export function runBeforeExpress(server: Server, handler: RequestHandler): void {
  const [expressListener] = server.listeners('request') as [RequestListener];
  server.removeListener('request', expressListener);
  server.on('request', (request, response) => {
    void handler(request as Request, response as Response, () => expressListener(request, response));
  });
}

function findCachedResponse(routes: readonly CachedRoute[], request: Request): Promise<PreparedResponse> | null {
  for (const route of routes) {
    const responsePromise = route.findResponse(request);
    if (responsePromise) return responsePromise;
  }
  return null;
}
