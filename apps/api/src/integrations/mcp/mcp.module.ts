import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../../availability/availability.module.js';
import { EventsModule } from '../../events/events.module.js';
import { MenuModule } from '../../menu/menu.module.js';
import { ReservationsModule } from '../../reservations/reservations.module.js';
import { ContentModule } from '../../content/core/content.module.js';
import { AgentVenue } from './agent-venue.js';
import { AgentTableHolds } from './agent-table-holds.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';
import { securityTextPath } from './discovery-documents.js';
import { DiscoveryController } from './discovery.controller.js';
import { McpController } from './mcp.controller.js';
import { AgentServices } from './agent-services.js';

/** Outside /api (decision 0034). */
export const agentPaths = [
  ...['/mcp', '/mcp/server-card', '/mcp/server.json', '/llms.txt', '/.well-known/ai-catalog.json'],
  securityTextPath,
];

@Module({
  imports: [AvailabilityModule, EventsModule, MenuModule, ReservationsModule, ContentModule],
  controllers: [McpController, DiscoveryController],
  providers: [AgentVenue, AgentTimes, AgentTableHolds, AgentVisits, AgentServices],
})
export class McpModule {}
