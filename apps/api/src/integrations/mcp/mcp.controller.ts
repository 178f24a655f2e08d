import { isIP } from 'node:net';
import {
  All,
  type ArgumentsHost,
  type CanActivate,
  Catch,
  Controller,
  type ExceptionFilter,
  type ExecutionContext,
  Injectable,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express';
import { ApiExcludeController } from '@nestjs/swagger';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { clientIp } from '../../platform/http/access/client-ip.js';
import { Public } from '../../platform/http/access/route-access.js';
import { isDeeperThan } from '../../platform/http/problems/validation.pipe.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { AgentVenue } from './agent-venue.js';
import { AgentServices } from './agent-services.js';

/** Against DNS rebinding: a page may call from the site itself, or from the local address that it calls. */
@Injectable()
class KnownHostGuard implements CanActivate {
  private readonly ownOrigin: string | null;

  constructor({ publicUrl }: Settings) {
    this.ownOrigin = originWithoutWww(publicUrl);
  }

  canActivate(context: ExecutionContext): boolean {
    const { headers, protocol } = context.switchToHttp().getRequest<ExpressRequest>();
    const requestOrigin = originWithoutWww(`${protocol}://${headers.host ?? ''}`);
    const callerOrigin = headers.origin === undefined ? this.ownOrigin : originWithoutWww(headers.origin);
    const localOrigins = isLocalHostName(hostName(requestOrigin)) ? [requestOrigin] : [];
    const isKnownHost = localOrigins.length > 0 || hostName(requestOrigin) === hostName(this.ownOrigin);
    if (isKnownHost && [this.ownOrigin, ...localOrigins].includes(callerOrigin)) return true;
    throw new Problem('cross_site');
  }
}

/** Sandboxed pages send the origin `null`. */
const originWithoutWww = (address: string): string | null =>
  URL.canParse(address) ? new URL(address).origin.replace('//www.', '//') : null;
const hostName = (origin: string | null): string => (origin === null ? '' : new URL(origin).hostname);
const isLocalHostName = (name: string): boolean => name === 'localhost' || isIP(name.replace(/^\[|\]$/g, '')) > 0;

const maxNestingDepth = 20; // levels of nesting; the metadata of clients has a few

const jsonRpcError = (code: number, message: string, details: { id?: unknown; data?: object } = {}) => ({
  jsonrpc: '2.0',
  error: { code, message, ...(details.data && { data: details.data }) },
  id: typeof details.id === 'string' || typeof details.id === 'number' ? details.id : null,
});

type JsonRpcCall = { id?: unknown; params?: { arguments?: { language?: unknown } } };

/** Clients of the protocol only read JSON-RPC. */
@Injectable()
@Catch(Problem)
class JsonRpcProblemFilter implements ExceptionFilter {
  constructor(private readonly venue: AgentVenue) {}

  async catch(problem: Problem, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const { id, params } = (http.getRequest<ExpressRequest>().body ?? {}) as JsonRpcCall;
    const { languageOf, toProblemData } = await import('./tools/tool-results.js');
    const language = languageOf(params?.arguments ?? {});
    const data = toProblemData(problem, language, await this.venue.readReservationContact(language));
    const response = http.getResponse<ExpressResponse>();
    if (data.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(data.retryAfterSeconds));
    response.status(problem.getStatus()).json(jsonRpcError(-32000, data.message, { id, data }));
  }
}

/** A client may do what a guest may do on the pages (decision 0034). */
@ApiExcludeController()
@Public()
@Controller('mcp')
export class McpController {
  constructor(private readonly services: AgentServices) {}

  @Post()
  @UseGuards(KnownHostGuard)
  @RateLimit('agentCalls')
  @UseFilters(JsonRpcProblemFilter)
  async answerHttpCall(@Req() request: ExpressRequest, @Res() response: ExpressResponse): Promise<void> {
    // a batch would count as one call, but run many
    if (Array.isArray(request.body) || isDeeperThan(maxNestingDepth, request.body))
      return void response
        .status(400)
        .json(jsonRpcError(-32600, 'One call at a time, and no deeper than it has to be'));
    const { answerCall } = await import('./tools/mcp-server.js'); // loads the library only when a client calls
    await sendWebResponse(await answerCall(toWebRequest(request), this.services, clientIp(request)), response);
  }

  /** There are no streams to read and no sessions to end. */
  @All()
  refuseMethod(@Res() response: ExpressResponse): void {
    response.status(405).setHeader('Allow', 'POST').json(jsonRpcError(-32000, 'Method not allowed'));
  }
}

function toWebRequest({ headers, method, originalUrl, body }: ExpressRequest): Request {
  const bodyText = body === undefined ? null : JSON.stringify(body);
  const forwardedHeaders = Object.entries(headers).filter(
    (header): header is [string, string] =>
      typeof header[1] === 'string' && !['content-length', 'transfer-encoding'].includes(header[0]),
  );
  return new Request(new URL(originalUrl, 'http://localhost'), { method, headers: forwardedHeaders, body: bodyText });
}

/** The HTTP server sets the `connection` header itself. */
async function sendWebResponse(webResponse: Response, response: ExpressResponse): Promise<void> {
  const body = Buffer.from(await webResponse.arrayBuffer());
  webResponse.headers.delete('connection');
  webResponse.headers.forEach((value, name) => response.setHeader(name, value));
  response.status(webResponse.status).setHeader('Cache-Control', 'no-store').end(body);
}
