import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseMenuFilter } from '@strapec/domain';
import { type ToolResponse, callToolByPost } from '../support/mcp-agent';
import { requestApi } from '../support/request-api';
import { fixture } from '../support/fixture';
import { openLiveStream } from '../support/live-stream';
import { isLongRun, saveProofFigures } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { signIn } from '../support/staff-sign-in';
import { buildSmallWeb, readRenderedPages } from '../support/small-web';
import { sql } from '../support/sql';
import { startProcessesWithStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import {
  type MenuItemBody,
  type MenuBody,
  buildWineItem,
  bottleServing,
  glassServing,
  buildWineDetails,
  createMenuCalls,
} from '../support/menu-calls';

const processCount = 4;
const { callAsStaff, getUrls } = startProcessesWithStaff(processCount, { WEB_DIST: buildSmallWeb() });
const menu = createMenuCalls(callAsStaff);
const readGuestMenu = async (query: string, processIndex = 0) =>
  (await requestApi<MenuBody>(`/api/menu${query}`, { apiUrl: getUrls()[processIndex] ?? '' })).body;
const readPage = async (path: string, processIndex = 0) =>
  (await requestApi<string>(path, { apiUrl: getUrls()[processIndex] ?? '' })).body;
const isSoldOut = ({ sections }: MenuBody, id: string) =>
  sections.flatMap(({ items }) => items).find((item) => item.id === id)?.isSoldOut;

let redsId: string;
beforeAll(async () => {
  await sql('DELETE FROM menu_items');
  await sql('DELETE FROM menu_sections');
  redsId = (await menu.createSection()).body.id;
});

const createWine = async (overrides: Record<string, unknown> = {}): Promise<MenuItemBody> => {
  const { status, body } = await menu.createItem(buildWineItem(redsId, overrides));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
};

describe('a sold-out item', () => {
  it('is struck through on page and API of four processes within a second (proof L1)', async () => {
    const item = await createWine({ name: { sk: 'Posledná fľaša', en: 'Last bottle' } });
    const indexes = Array.from({ length: processCount }, (_, processIndex) => processIndex);
    const tapCount = isLongRun ? 40 : 6;
    const delaysMs: number[] = [];
    for (let tap = 0; tap < tapCount; tap += 1) {
      const shouldBeSoldOut = tap % 2 === 0;
      for (const processIndex of indexes)
        await Promise.all([readGuestMenu('', processIndex), readPage('/wine-menu', processIndex)]); // fills the page cache
      await menu.changeItemTonight(item.id, { isSoldOut: shouldBeSoldOut }, tap);
      const tappedMs = performance.now();
      await Promise.all(
        indexes.flatMap((processIndex) => [
          waitUntil(
            () => readGuestMenu('', processIndex),
            (menu) => isSoldOut(menu, item.id) === shouldBeSoldOut,
          ),
          waitUntil(
            () => readPage('/wine-menu', processIndex),
            (html) => html.includes('Posledná fľaša sold out') === shouldBeSoldOut,
          ),
        ]),
      );
      delaysMs.push(performance.now() - tappedMs);
    }
    const longestDelayMs = Math.max(...delaysMs);
    expect(longestDelayMs).toBeLessThan(1_000 * timeLimitFactor);
    saveProofFigures(
      'L1',
      'A wine that has run out is struck through on page and API of four processes within a second',
      {
        'times said': tapCount,
        'longest until all eight knew, ms': Math.round(longestDelayMs),
      },
    );
  });

  it('is on the live stream of another process', async () => {
    const item = await createWine();
    const stream = await openLiveStream(getUrls()[2] ?? '', await signIn(getUrls()[2]));
    await menu.changeItemTonight(item.id, { isSoldOut: true }, 1);
    await waitUntil(
      () => Promise.resolve(stream.receivedText()),
      (receivedText) => receivedText.includes('{"topic":"menu"}'),
    );
    stream.close();
  });
});

describe('the menu', () => {
  it('has an ETag of its version, with and without a filter', async () => {
    const firstResponse = await fetch(`${getUrls()[0]}/api/menu?lang=en`);
    const etag = firstResponse.headers.get('etag') ?? '';
    expect([firstResponse.status, firstResponse.headers.get('cache-control'), etag]).toEqual([
      200,
      'no-cache',
      expect.stringMatching(/^".+"$/),
    ]);
    const cachedResponse = await fetch(`${getUrls()[0]}/api/menu?lang=en`, { headers: { 'if-none-match': etag } });
    expect(cachedResponse.status).toBe(304);
    const { sections } = await readGuestMenu('?lang=en');
    expect((await readGuestMenu('?lang=en&do=0&q=&farba=modre')).sections).toEqual(sections);
    expect((await requestApi('/api/menu?lang=de', { apiUrl: getUrls()[0] ?? '' })).status).toBe(400);
    expect((await requestApi('/api/menu?cena=1', { apiUrl: getUrls()[0] ?? '' })).status).toBe(400);
    expect((await readGuestMenu('?q=nikde-nie-je')).sections).toEqual([]);
  });

  it('is rendered once for equivalent addresses', async () => {
    const countListeners = async (): Promise<number> =>
      (
        await sql(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN "site_changed"'`,
        )
      ).length;
    const listenerCount = await countListeners();
    const ownApp = await fixture.startApp({ env: { WEB_DIST: buildSmallWeb() } });
    const openPage = (path: string) => requestApi<string>(path, { apiUrl: ownApp.baseUrl });
    await waitUntil(countListeners, (count) => count > listenerCount); // pages are rendered again once it listens
    await waitUntil(
      async () => {
        const pageCount = readRenderedPages().length;
        await openPage('/wine-menu');
        return readRenderedPages().length - pageCount;
      },
      (newPageCount) => newPageCount === 0,
    );
    const pageCountBefore = readRenderedPages().length;
    const readNewPages = () =>
      readRenderedPages()
        .slice(pageCountBefore)
        .filter((page) => page.includes('/wine-menu'))
        .sort();
    for (const query of ['', '?x=1', '?utm_source=a', '?do=0', '?pohar=0', '?lang=sk&y=2'])
      await openPage(`/wine-menu${query}`);
    expect(readNewPages()).toEqual([]);
    for (const query of ['?pohar=1', '?pohar=1&x=1', '?x=2&pohar=0&pohar=1']) await openPage(`/wine-menu${query}`);
    expect(readNewPages()).toEqual(['sk /wine-menu pohar 1']);
    for (const query of ['?format=a4', '?format=a5&x=1', '']) await openPage(`/wine-menu/print${query}`);
    expect(readNewPages().slice(1)).toEqual(['sk /wine-menu/print', 'sk /wine-menu/print format a5']);
    for (let searchText = 0; searchText < 25; searchText += 1) await openPage(`/wine-menu?q=${searchText}`);
    await openPage('/wine-menu?pohar=1');
    expect(readNewPages().filter((page) => page.endsWith('pohar 1'))).toHaveLength(2); // no longer in the cache
    await openPage('/wine-menu');
    expect(readNewPages().filter((page) => page === 'sk /wine-menu')).toHaveLength(0); // always stays in the cache
    await ownApp.stop();
  });

  it.each([
    ['in the night when the clocks go forward', '2026-03-28', '2026-03-28T23:30:00+01:00', '2026-03-29'],
    ['in the night when the clocks go back', '2026-10-24', '2026-10-24T23:30:00+02:00', '2026-10-25'],
    ['in an ordinary night', '2026-11-27', '2026-11-27T23:30:00+01:00', '2026-11-28'],
  ])('offers sold-out items again after the evening, %s', async (_night, evening, lateInstant, morning) => {
    const item = await createWine({ servings: [{ ...glassServing, pouredUntil: evening }, bottleServing] });
    const ownApp = await fixture.startApp({ env: { WEB_DIST: buildSmallWeb() }, now: lateInstant });
    const headers = await signIn(ownApp.baseUrl);
    const readServings = async () => {
      const { body } = await requestApi<MenuBody>('/api/menu', { apiUrl: ownApp.baseUrl });
      const guestItem = body.sections.flatMap(({ items }) => items).find(({ id }) => id === item.id);
      return [body.evening, guestItem?.servings.map((serving) => [serving.kind, serving.isSoldOut])];
    };
    const path = `/api/admin/menu/items/${item.id}/tonight`;
    const response = await requestApi(path, {
      method: 'PATCH',
      body: { isSoldOut: true },
      headers,
      apiUrl: ownApp.baseUrl,
    });
    expect(response.status).toBe(200);
    const bothSoldOut = [
      ['glass', true],
      ['bottle', true],
    ];
    expect(await readServings()).toEqual([evening, bothSoldOut]);
    const offset = evening === '2026-03-28' ? '+02:00' : '+01:00';
    ownApp.setClock(`${morning}T04:59:59${offset}`);
    expect(await readServings()).toEqual([evening, bothSoldOut]);
    ownApp.setClock(`${morning}T05:00:00${offset}`);
    expect(await readServings()).toEqual([morning, undefined]);
    await sql('UPDATE menu_servings SET sold_out_on = NULL WHERE item_id = $1', [item.id]);
    await waitUntil(readServings, ([, servings]) => JSON.stringify(servings) === '[["bottle",false]]'); // the glass was poured on that evening only
    await ownApp.stop();
  });

  it('contains, with a filter, the same items as an SQL query (proof L3)', async () => {
    await sql('DELETE FROM menu_items');
    const random = seededRandom(41);
    for (let index = 0; index < 60; index += 1) await createWine(randomWine(random, index));
    const { evening } = await menu.readMenu();
    const filterCount = isLongRun ? 1_000 : 100;
    for (let count = 0; count < filterCount; count += 1) {
      const filter = randomFilter(random);
      const { sections } = await readGuestMenu(`?${new URLSearchParams(filter.params).toString()}`);
      const items = sections.flatMap((section) => section.items);
      expect([filter, items.map(({ id }) => id).sort()]).toEqual([filter, await findIdsBySql(filter, evening)]);
      const { maxCents: upTo, ...otherFilters } = parseMenuFilter(filter.params);
      const toolArguments = { ...otherFilters, upTo, language: 'sk' };
      const { toolResponse } = await callToolByPost(getUrls()[0] ?? '', 'list_wines', toolArguments);
      expect([filter, wineNamesOf(toolResponse)]).toEqual([filter, items.map(({ name }) => name)]);
    }
    saveProofFigures('L3', 'The list that a filter leaves is what plain SQL finds', {
      filters: filterCount,
      wines: 60,
    });
  });
});

const wineNamesOf = (answer: ToolResponse | null | undefined) =>
  (answer?.data.wines as { name: string }[]).map(({ name }) => name);

type Random = () => number;
const oneOf = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

const colours = { sumive: 'sparkling', biele: 'white', ruzove: 'rose', oranzove: 'orange', cervene: 'red' };
const regions = ['Malokarpatská', 'Tokaj', 'Južnoslovenská', 'Côte d’Or', ''];
const words = ['frankovka', 'MODRÁ', 'devin', 'horák', '2019', 'cer', 'ďateľ', 'zzz'];

function randomWine(random: Random, index: number): Record<string, unknown> {
  const region = oneOf(random, regions);
  const name = `${oneOf(random, ['Frankovka modrá', 'Devín', 'Rizling', 'Čerešňa'])} ${index}`;
  const price = 300 + Math.floor(random() * 20) * 50;
  const servings = [
    { ...glassServing, priceCents: price },
    { ...bottleServing, priceCents: price * 4 },
    { ...glassServing, kind: 'carafe', volumeMl: 500, priceCents: price * 3 },
  ];
  return {
    ...{ name: { sk: name, en: name }, isListed: random() < 0.9 },
    wine: buildWineDetails({
      ...{ producer: oneOf(random, ['Horák', 'Ďateľ', 'Black']), vintage: oneOf(random, [2019, 2021, null]) },
      ...{ region: { sk: region, en: region }, colour: oneOf(random, Object.values(colours)) },
    }),
    servings: servings.filter((_, servingIndex) => servingIndex === 1 || random() < 0.7),
  };
}

interface RandomFilter {
  params: [string, string][];
  colours: string[];
  isByTheGlass: boolean;
  upTo: number | null;
  region: string | null;
  words: string[];
}

function randomFilter(random: Random): RandomFilter {
  const colourNames = Object.keys(colours).filter(() => random() < 0.25);
  const isByTheGlass = random() < 0.4;
  const upTo = random() < 0.5 ? 300 + Math.floor(random() * 60) * 50 : null;
  const region = random() < 0.3 ? oneOf(random, regions.slice(0, 4)) : null;
  const searchWords = words.filter(() => random() < 0.08);
  const params: [string, string][] = [
    ...colourNames.map((name): [string, string] => ['farba', name]),
    ['pohar', isByTheGlass ? '1' : ''],
    ['do', upTo === null ? '' : String(upTo / 100).replace('.', random() < 0.5 ? '.' : ',')],
    ['kraj', region ?? ''],
    ['q', searchWords.join(' ')],
  ];
  return {
    params,
    colours: colourNames.map((name) => colours[name as 'biele']),
    isByTheGlass,
    upTo,
    region,
    words: searchWords,
  };
}

/** Finds the items by SQL, independent of the product's code. */
async function findIdsBySql(
  { colours: selectedColours, isByTheGlass, upTo, region, words: searchWords }: RandomFilter,
  evening: string,
) {
  const rows = await sql<{ id: string }>(
    `SELECT item.id FROM menu_items item JOIN wine_details wine ON wine.item_id = item.id
     WHERE is_listed AND (cardinality($1::text[]) = 0 OR colour = ANY ($1)) AND ($2::text IS NULL OR region_sk = $2)
       AND EXISTS (SELECT FROM menu_servings serving WHERE serving.item_id = item.id AND (NOT $3 OR kind = 'glass')
         AND ($4::integer IS NULL OR price_cents <= $4) AND coalesce(poured_until >= $5::date, true) AND sold_out_on IS NULL)
       AND NOT EXISTS (SELECT FROM unnest($6::text[]) AS word WHERE position(folded(word) IN folded(concat_ws(' ',
         name_sk, text_sk, producer, region_sk, appellation, vintage, array_to_string(grapes, ' ')))) = 0)
     ORDER BY item.id`,
    [selectedColours, region, isByTheGlass, upTo, evening, searchWords],
  );
  return rows.map(({ id }) => id).sort();
}
