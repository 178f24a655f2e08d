import { Controller, Get, Header, applyDecorators } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../http/public.decorator.js';
import { RateLimit } from '../limits/rate-limit.decorator.js';
import { Discovery } from './discovery.js';

/** A document that everybody may keep for an hour, and pages of other sites may read. */
const Kept = (type: string): MethodDecorator =>
  applyDecorators(
    Header('Content-Type', type),
    Header('Cache-Control', 'public, max-age=3600'),
    Header('Access-Control-Allow-Origin', '*'),
    RateLimit('agentCalls'),
  );

/** What programs read to find the desk (decision 0034). Any other address below `/.well-known` is not there. */
@ApiExcludeController()
@Public()
@Controller()
export class DiscoveryController {
  constructor(private readonly discovery: Discovery) {}

  @Get('llms.txt')
  @Kept('text/plain; charset=utf-8')
  llms(): Promise<string> {
    return this.discovery.llms();
  }

  @Get('.well-known/ai-catalog.json')
  @Kept('application/ai-catalog+json; charset=utf-8')
  catalog(): Promise<object> {
    return this.discovery.catalog();
  }

  @Get('mcp/server-card')
  @Kept('application/mcp-server-card+json; charset=utf-8')
  card(): Promise<object> {
    return this.discovery.card();
  }

  @Get('mcp/server.json')
  @Kept('application/json; charset=utf-8')
  registration(): Promise<object> {
    return this.discovery.registration();
  }
}
