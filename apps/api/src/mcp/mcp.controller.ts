import {
  type ArgumentsHost,
  All,
  Catch,
  Controller,
  type ExceptionFilter,
  Post,
  Req,
  Res,
  UseFilters,
  UseGuards,
} from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { minutesToWait } from '@strapec/domain';
import type { Request, Response } from 'express';
import { clientIp } from '../http/client-ip.js';
import { Public } from '../http/public.decorator.js';
import { isDeeperThan } from '../http/validation.pipe.js';
import { Problem } from '../http/problem.js';
import { RateLimit } from '../limits/rate-limit.decorator.js';
import { AgentDesk } from './agent-desk.js';
import { KnownHostGuard } from './known-host.guard.js';
import { sendWebResponse, webRequest } from './web-request.js';

const deepest = 20; // levels; what clients say of themselves has a few

const jsonRpcError = (code: number, message: string) => ({ jsonrpc: '2.0', error: { code, message }, id: null });

/** Clients of the protocol read a refusal as a JSON-RPC error only. */
@Catch(Problem)
class JsonRpcProblemFilter implements ExceptionFilter {
  catch(problem: Problem, host: ArgumentsHost): void {
    const { retryAfter } = problem.extras;
    const response = host.switchToHttp().getResponse<Response>();
    if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
    response
      .status(problem.getStatus())
      .json(jsonRpcError(-32000, `${problem.message} Retry after: ${minutesToWait(retryAfter)} min.`));
  }
}

/**
 * Where programs of guests call (decision 0034). Open to everybody: what they may do is what a guest may do on the pages, and no
 * call knows a session.
 */
@ApiExcludeController()
@Public()
@Controller('mcp')
export class McpController {
  constructor(private readonly desk: AgentDesk) {}

  @Post()
  @UseGuards(KnownHostGuard)
  @RateLimit('agentCalls')
  @UseFilters(JsonRpcProblemFilter)
  async call(@Req() request: Request, @Res() response: Response): Promise<void> {
    // the protocol has given up lists of calls: one would be counted, and many be done
    if (Array.isArray(request.body) || isDeeperThan(deepest, request.body))
      return void response
        .status(400)
        .json(jsonRpcError(-32600, 'One call at a time, and no deeper than it has to be'));
    const { answer } = await this.desk.opened();
    await sendWebResponse(await answer(webRequest(request), { ip: clientIp(request) }), response);
  }

  /** There are no streams and no sessions: nothing to listen to, and nothing to end. */
  @All()
  refuse(@Res() response: Response): void {
    response.status(405).setHeader('Allow', 'POST').json(jsonRpcError(-32000, 'Method not allowed'));
  }
}
