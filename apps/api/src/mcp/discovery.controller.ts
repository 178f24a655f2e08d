import { Controller, Get, Header, applyDecorators } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../http/public.decorator.js';
import { RateLimit } from '../limits/rate-limit.decorator.js';
import { aiCatalog, llmsText, serverCard, serverJson } from './discovery-documents.js';
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
  constructor(private readonly house: Discovery) {}

  @Get('llms.txt')
  @Kept('text/plain; charset=utf-8')
  async llms(): Promise<string> {
    return llmsText(await this.house.told('en'), await this.house.told('sk'));
  }

  @Get('.well-known/ai-catalog.json')
  @Kept('application/ai-catalog+json; charset=utf-8')
  async catalog(): Promise<object> {
    return aiCatalog(await this.house.told('en'));
  }

  @Get('mcp/server-card')
  @Kept('application/mcp-server-card+json; charset=utf-8')
  async card(): Promise<object> {
    return serverCard(await this.house.told('en'));
  }

  @Get('mcp/server.json')
  @Kept('application/json; charset=utf-8')
  async registration(): Promise<object> {
    return serverJson(await this.house.told('en'));
  }
}
