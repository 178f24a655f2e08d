import { Module } from '@nestjs/common';
import { AvailabilityModule } from '../../availability/availability.module.js';
import { EventsModule } from '../../events/events.module.js';
import { MenuModule } from '../../menu/menu.module.js';
import { ReservationsModule } from '../../reservations/reservations.module.js';
import { ContentModule } from '../../content/core/content.module.js';
import { AgentVenue } from './agent-venue.js';
import { AgentReservations } from './agent-reservations.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';
import { securityPath } from './discovery-documents.js';
import { DiscoveryController } from './discovery.controller.js';
import { McpController } from './mcp.controller.js';
import { AgentServices } from './agent-services.js';

/** Outside /api (decision 0034). */
export const agentPaths = [
  ...['/mcp', '/mcp/server-card', '/mcp/server.json', '/llms.txt', '/.well-known/ai-catalog.json'],
  securityPath,
];

@Module({
  imports: [AvailabilityModule, EventsModule, MenuModule, ReservationsModule, ContentModule],
  controllers: [McpController, DiscoveryController],
  providers: [AgentVenue, AgentTimes, AgentReservations, AgentVisits, AgentServices],
})
export class McpModule {}
