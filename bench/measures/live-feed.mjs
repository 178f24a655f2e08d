import { pathToFileURL } from 'node:url';
import { at } from '../../scripts/lib/workspace.mjs';
import { evenings, oneAfterTheOther } from '../guests.mjs';
import { compare } from '../load.mjs';
import { freshDatabase, startStrapec } from '../servers.mjs';
import { reservingStrapec } from './reserving.mjs';
import { signIn } from './staff-day.mjs';

const boards = 20;

/** What guests who all want the same evening pay for it that every board hears of each of them. */
export async function measureLiveFeed({ isQuick, ...setting }) {
  const preload = pathToFileURL(at('bench/limits/without-live-feed.mjs')).href;
  const without = await strapecOfItsOwn(setting, 'live_off', { NODE_OPTIONS: `--import ${preload}` });
  const withFeed = await strapecOfItsOwn(setting, 'live_on', {});
  const closeBoards = await openBoards(withFeed.url);
  const amount = isQuick ? 64 : 192;
  const contestants = [
    reservingStrapec('without a feed', without, { amount, nextVisit: oneAfterTheOther(evenings.hot) }),
    reservingStrapec(`with it, ${boards} boards open (target ≥ 0.98)`, withFeed, {
      ...{ amount, nextVisit: oneAfterTheOther(evenings.hot) },
    }),
  ];
  for (const { run } of contestants) await run(); // both servers have just been opened
  return compare(contestants, { rounds: isQuick ? 1 : 11 }).finally(async () => {
    closeBoards();
    await Promise.all([without.stop(), withFeed.stop()]);
  });
}

const strapecOfItsOwn = async (setting, database, env) =>
  startStrapec({ ...setting, databaseUrl: await freshDatabase(setting.databaseUrl, database) }, env);

/** Streams that are read and thrown away. */
async function openBoards(url) {
  const cookie = await signIn(url);
  const closing = new AbortController();
  for (let board = 0; board < boards; board += 1) {
    const { ok, body } = await fetch(`${url}/api/admin/live`, { headers: { cookie }, signal: closing.signal });
    if (!ok) throw new Error('a board could not be opened');
    body.pipeTo(new WritableStream()).catch(() => undefined);
  }
  return () => closing.abort();
}
