import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { AgentChanges } from './agent-changes.js';
import { AgentEvents } from './agent-events.js';
import { AgentHouse } from './agent-house.js';
import { AgentReservations } from './agent-reservations.js';
import { AgentTimes } from './agent-times.js';
import { AgentVisits } from './agent-visits.js';
import { AgentWines } from './agent-wines.js';
import type { OpenDesk, Services } from './services.js';

/** Where the protocol is spoken. Its library is loaded by the first call: a house that no program calls does not pay for it. */
@Injectable()
export class AgentDesk {
  private opening: Promise<OpenDesk> | null = null;

  constructor(private readonly modules: ModuleRef) {}

  async opened(): Promise<OpenDesk> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = null; // the next call tries again
      throw error;
    });
    return this.opening;
  }

  private async open(): Promise<OpenDesk> {
    const { openDesk } = await import('./tools/server.js');
    return openDesk(this.services());
  }

  private services(): Services {
    const { modules } = this;
    return {
      house: modules.get(AgentHouse),
      times: modules.get(AgentTimes),
      events: modules.get(AgentEvents),
      wines: modules.get(AgentWines),
      reservations: modules.get(AgentReservations),
      visits: modules.get(AgentVisits),
      changes: modules.get(AgentChanges),
    };
  }
}
