import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { startApi } from '../support/api-process';
import { call, reserve } from '../support/call';

const longerThanNodeWaits = 7_000; // milliseconds: five seconds, one of grace and one to spare

it('a process that stood still for seconds loses nothing that came meanwhile on a connection it knew', async () => {
  const api = await startApi();
  const at = api.url;
  const { headers } = await call('/api/health/live', { at });
  expect(headers.get('keep-alive')).toBe('timeout=130'); // a proxy, too, is told of closes idle connections first

  api.child.send({ standStill: longerThanNodeWaits });
  await wait(100); // it stands still before it could have read what comes now
  const { status } = await reserve({}, { at }); // nobody sends that again unasked
  expect(status).toBe(201);
  await api.stop();
});
