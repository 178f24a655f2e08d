import { Injectable } from '@nestjs/common';
import { AgentVenue } from './agent-venue.js';
import { AgentReservations } from './agent-reservations.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';

@Injectable()
export class AgentServices {
  constructor(
    readonly venue: AgentVenue,
    readonly times: AgentTimes,
    readonly reservations: AgentReservations,
    readonly visits: AgentVisits,
  ) {}
}
