import { Injectable } from '@nestjs/common';
import { AgentHouse } from './agent-house.js';
import { AgentReservations } from './agent-reservations.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';

@Injectable()
export class Services {
  constructor(
    readonly house: AgentHouse,
    readonly times: AgentTimes,
    readonly reservations: AgentReservations,
    readonly visits: AgentVisits,
  ) {}
}
