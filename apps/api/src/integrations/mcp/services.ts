import { Injectable } from '@nestjs/common';
import { AgentChanges } from './agent-changes.js';
import { AgentEvents } from './agent-events.js';
import { AgentVenue } from './agent-venue.js';
import { AgentReservations } from './agent-reservations.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';
import { AgentWines } from './agent-wines.js';

@Injectable()
export class Services {
  // eslint-disable-next-line max-params -- injected, one for each subject
  constructor(
    readonly venue: AgentVenue,
    readonly times: AgentTimes,
    readonly events: AgentEvents,
    readonly wines: AgentWines,
    readonly reservations: AgentReservations,
    readonly visits: AgentVisits,
    readonly changes: AgentChanges,
  ) {}
}
