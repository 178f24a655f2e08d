import { Controller, Get, Header, applyDecorators } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Language } from '@strapec/domain';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { BuiltInContent } from '../../content/core/built-in-content.js';
import { SiteContent } from '../../platform/database/entities/site/site-content.entity.js';
import { Public } from '../../platform/http/access/route-access.js';
import { RateLimit } from '../../platform/rate-limits/rate-limit.decorator.js';
import { AgentVenue, type VenueSummary } from './agent-venue.js';
import { aiCatalog, llmsText, securityTextPath, securityText, serverCard, serverJson } from './discovery-documents.js';

const securityTextLifetimeMs = 182 * 86_400_000;
const descriptionTextId = 'meta.home.description';

/** For an hour; pages of other sites may read it. */
const CachedForAnHour = (type: string): MethodDecorator =>
  applyDecorators(
    Header('Content-Type', type),
    Header('Cache-Control', 'public, max-age=3600'),
    Header('Access-Control-Allow-Origin', '*'),
    RateLimit('agentCalls'),
  );

/** Decision 0034. */
@ApiExcludeController()
@Public()
@Controller()
export class DiscoveryController {
  constructor(
    private readonly source: DataSource,
    private readonly builtInContent: BuiltInContent,
    private readonly venue: AgentVenue,
    private readonly clock: Clock,
  ) {}

  @Get('llms.txt')
  @CachedForAnHour('text/plain; charset=utf-8')
  async getLlmsText(): Promise<string> {
    return llmsText(await this.readSummary('en'), await this.readSummary('sk'));
  }

  @Get(securityTextPath)
  @CachedForAnHour('text/plain; charset=utf-8')
  async getSecurityText(): Promise<string> {
    return securityText(await this.readSummary('en'), new Date(this.clock.now().getTime() + securityTextLifetimeMs));
  }

  @Get('.well-known/ai-catalog.json')
  @CachedForAnHour('application/ai-catalog+json; charset=utf-8')
  async getAiCatalog(): Promise<object> {
    return aiCatalog(await this.readSummary('en'));
  }

  @Get('mcp/server-card')
  @CachedForAnHour('application/mcp-server-card+json; charset=utf-8')
  async getServerCard(): Promise<object> {
    return serverCard(await this.readSummary('en'));
  }

  @Get('mcp/server.json')
  @CachedForAnHour('application/json; charset=utf-8')
  async getServerJson(): Promise<object> {
    return serverJson(await this.readSummary('en'));
  }

  private async readSummary(language: Language): Promise<VenueSummary> {
    const editedContent = await this.source.manager.findOneBy(SiteContent, { key: descriptionTextId });
    const editedText = language === 'sk' ? editedContent?.contentSk : editedContent?.contentEn;
    const text = editedText?.trim() || this.builtInContent.findText(descriptionTextId)?.[language];
    return this.venue.summarizeVenue(text, language);
  }
}
