import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { requestApi, postReservation } from '../support/request-api';

const blockedMs = 7_000; // Node closes an idle connection after five seconds and one of grace; one to spare

it('a process that was blocked for seconds answers a request that arrived meanwhile on an open connection', async () => {
  const api = await startApi();
  const apiUrl = api.url;
  const { headers } = await requestApi('/api/health/live', { apiUrl });
  expect(headers.get('keep-alive')).toBe('timeout=130'); // a proxy closes its idle connections before the API does

  api.child.send({ standStill: blockedMs });
  await wait(100); // now the process is blocked and cannot read the request
  const { status } = await postReservation({}, { apiUrl }); // a client does not repeat a POST by itself
  expect(status).toBe(201);
  await api.stop();
});
