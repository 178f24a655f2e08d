import type { AgentChanges } from './agent-changes.js';
import type { AgentEvents } from './agent-events.js';
import type { AgentHouse } from './agent-house.js';
import type { AgentReservations } from './agent-reservations.js';
import type { AgentTimes } from './agent-times.js';
import type { AgentVisits } from './agent-visits.js';
import type { AgentWines } from './agent-wines.js';
import type { Caller } from './caller.js';

/** What the tools stand on. */
export interface Services {
  house: AgentHouse;
  times: AgentTimes;
  events: AgentEvents;
  wines: AgentWines;
  reservations: AgentReservations;
  visits: AgentVisits;
  changes: AgentChanges;
}

/** Answers one call of the protocol. */
export interface OpenDesk {
  answer: (request: Request, caller: Caller) => Promise<Response>;
}
