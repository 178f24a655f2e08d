import { serviceDateAt } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { toLocalDateTime } from '../../platform/clock/local-time.js';
import { Settings } from '../../platform/config/settings.js';
import { poolQuerier, poolOf } from '../../platform/database/named-statements.js';
import { findVisitIdsWithoutTable } from '../../evenings/visits-without-table.js';
import { hasBearerToken } from '../../platform/http/access/bearer-token.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { sendProblem } from '../../platform/http/problems/problem.filter.js';
import { readOutboxState } from '../../mail/outbox/outbox.js';
import { registry } from '../../platform/metrics/process-metrics.js';

const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
  new Gauge({ name, help, labelNames, registers: [registry] });

const gauges = {
  databaseUp: gauge('strapec_database_up', 'Whether the database answered just now'),
  connections: gauge('strapec_database_connections', 'Connections of this process, by what they do', ['state']),
  waitingMails: gauge('strapec_outbox_waiting', 'Mails that wait or are on their way'),
  failedMails: gauge('strapec_outbox_failed', 'Mails that were given up'),
  oldestMailAgeSeconds: gauge('strapec_outbox_oldest_seconds', 'Age of the oldest mail that waits; 0 when none does'),
  visitsWithoutTable: gauge(
    'strapec_visits_without_table',
    'Parties of tonight and later for which the venue has no table',
  ),
};

/** For requests with the token. A local address proves nothing: requests through a local proxy have one too. */
@Injectable()
export class MetricsHandler {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  handle = (request: Request, response: Response, next: NextFunction): void => {
    if (request.path !== '/metrics') next();
    else if (request.method === 'GET' && hasBearerToken(request, this.settings.metricsToken))
      void this.sendMetrics(response);
    else sendProblem(response, new Problem('not_found'));
  };

  private async sendMetrics(response: Response): Promise<void> {
    await this.updateGauges().then(
      () => gauges.databaseUp.set(1),
      () => gauges.databaseUp.set(0), // the other metrics are still readable
    );
    const { totalCount, idleCount, waitingCount } = poolOf(this.source);
    gauges.connections.labels('busy').set(totalCount - idleCount);
    gauges.connections.labels('idle').set(idleCount);
    gauges.connections.labels('wanted').set(waitingCount);
    response.setHeader('Content-Type', registry.contentType);
    response.setHeader('Cache-Control', 'no-store');
    response.end(await registry.metrics());
  }

  private async updateGauges(): Promise<void> {
    const now = this.clock.now();
    const { waiting, failed, oldestWaiting } = await readOutboxState(poolQuerier(this.source));
    gauges.waitingMails.set(waiting);
    gauges.failedMails.set(failed);
    const ageMs = oldestWaiting ? now.getTime() - oldestWaiting.getTime() : 0;
    gauges.oldestMailAgeSeconds.set(Math.max(0, ageMs) / 1000);
    gauges.visitsWithoutTable.set(
      (await findVisitIdsWithoutTable(poolQuerier(this.source), serviceDateAt(toLocalDateTime(now)), now)).length,
    );
  }
}
