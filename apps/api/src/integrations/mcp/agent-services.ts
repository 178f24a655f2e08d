import { Injectable } from '@nestjs/common';
import { AgentVenue } from './agent-venue.js';
import { AgentTableHolds } from './agent-table-holds.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';

@Injectable()
export class AgentServices {
  constructor(
    readonly venue: AgentVenue,
    readonly times: AgentTimes,
    readonly tableHolds: AgentTableHolds,
    readonly visits: AgentVisits,
  ) {}
}
