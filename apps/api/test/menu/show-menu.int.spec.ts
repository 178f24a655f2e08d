import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseMenuFilter } from '@strapec/domain';
import { type ToolAnswer, callToolByPost } from '../support/agent';
import { call } from '../support/call';
import { fixture } from '../support/fixture';
import { openLiveStream } from '../support/live-stream';
import { isLongRun, keepProof } from '../support/proof-report';
import { seededRandom } from '../support/seeded-random';
import { signIn } from '../support/staff-sign-in';
import { buildSmallWeb, readRenderedPages } from '../support/small-web';
import { sql } from '../support/sql';
import { staffAtProcesses } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import { type ItemBody, type MenuBody, aWine, bottle, glass, wineFacts, menuCalls } from '../support/menu-calls';

const processes = 4;
const { staff, urls } = staffAtProcesses(processes, { WEB_DIST: buildSmallWeb() });
const list = menuCalls(staff);
const told = async (query: string, at = 0) =>
  (await call<MenuBody>(`/api/menu${query}`, { at: urls()[at] ?? '' })).body;
const page = async (path: string, at = 0) => (await call<string>(path, { at: urls()[at] ?? '' })).body;
const isSoldOut = ({ sections }: MenuBody, id: string) =>
  sections.flatMap(({ items }) => items).find((item) => item.id === id)?.isSoldOut;

let reds: string;
beforeAll(async () => {
  await sql('DELETE FROM menu_items');
  await sql('DELETE FROM menu_sections');
  reds = (await list.createSection()).body.id;
});

const add = async (said: Record<string, unknown> = {}): Promise<ItemBody> => {
  const { status, body } = await list.createItem(aWine(reds, said));
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
};

describe('a sold-out item', () => {
  it('is struck through on page and API of four processes within a second (proof L1)', async () => {
    const item = await add({ name: { sk: 'Posledná fľaša', en: 'Last bottle' } });
    const everywhere = Array.from({ length: processes }, (_, at) => at);
    const taps = isLongRun ? 40 : 6;
    const late: number[] = [];
    for (let tap = 0; tap < taps; tap += 1) {
      const wanted = tap % 2 === 0;
      for (const at of everywhere) await Promise.all([told('', at), page('/wine-menu', at)]); // it is kept there
      await list.changeTonight(item.id, { isSoldOut: wanted }, tap);
      const since = performance.now();
      await Promise.all(
        everywhere.flatMap((at) => [
          waitUntil(
            () => told('', at),
            (menu) => isSoldOut(menu, item.id) === wanted,
          ),
          waitUntil(
            () => page('/wine-menu', at),
            (html) => html.includes('Posledná fľaša sold out') === wanted,
          ),
        ]),
      );
      late.push(performance.now() - since);
    }
    const longest = Math.max(...late);
    expect(longest).toBeLessThan(1_000 * patience);
    keepProof('L1', 'A wine that has run out is struck through on page and API of four processes within a second', {
      'times said': taps,
      'longest until all eight knew, ms': Math.round(longest),
    });
  });

  it('is on the live stream of another process', async () => {
    const item = await add();
    const stream = await openLiveStream(urls()[2] ?? '', await signIn(urls()[2]));
    await list.changeTonight(item.id, { isSoldOut: true }, 1);
    await waitUntil(
      () => Promise.resolve(stream.receivedText()),
      (said) => said.includes('{"topic":"menu"}'),
    );
    stream.close();
  });
});

describe('the list', () => {
  it('has an ETag of its version, with and without a filter', async () => {
    const first = await fetch(`${urls()[0]}/api/menu?lang=en`);
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control'), etag]).toEqual([
      200,
      'no-cache',
      expect.stringMatching(/^".+"$/),
    ]);
    const again = await fetch(`${urls()[0]}/api/menu?lang=en`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect((await told('?lang=en&do=0&q=&farba=modre')).sections).toEqual((await told('?lang=en')).sections);
    expect((await call('/api/menu?lang=de', { at: urls()[0] ?? '' })).status).toBe(400);
    expect((await call('/api/menu?cena=1', { at: urls()[0] ?? '' })).status).toBe(400);
    expect((await told('?q=nikde-nie-je')).sections).toEqual([]);
  });

  it('is rendered once for equivalent addresses', async () => {
    const alone = await fixture.startApp({ env: { WEB_DIST: buildSmallWeb() } });
    const draw = (path: string) => call<string>(path, { at: alone.baseUrl });
    await waitUntil(
      async () => {
        const count = readRenderedPages().length;
        await draw('/wine-menu');
        return readRenderedPages().length - count;
      },
      (more) => more === 0, // it listens now, and has read the version
    );
    const before = readRenderedPages().length;
    const drawn = () =>
      readRenderedPages()
        .slice(before)
        .filter((one) => one.includes('/wine-menu'))
        .sort();
    for (const query of ['', '?x=1', '?utm_source=a', '?do=0', '?pohar=0', '?lang=sk&y=2'])
      await draw(`/wine-menu${query}`);
    expect(drawn()).toEqual([]);
    for (const query of ['?pohar=1', '?pohar=1&x=1', '?x=2&pohar=0&pohar=1']) await draw(`/wine-menu${query}`);
    expect(drawn()).toEqual(['sk /wine-menu pohar 1']);
    for (const query of ['?format=a4', '?format=a5&x=1', '']) await draw(`/wine-menu/print${query}`);
    expect(drawn().slice(1)).toEqual(['sk /wine-menu/print', 'sk /wine-menu/print format a5']);
    for (let words = 0; words < 25; words += 1) await draw(`/wine-menu?q=${words}`);
    await draw('/wine-menu?pohar=1');
    expect(drawn().filter((one) => one.endsWith('pohar 1'))).toHaveLength(2); // long forgotten
    await draw('/wine-menu');
    expect(drawn().filter((one) => one === 'sk /wine-menu')).toHaveLength(0); // kept for good
    await alone.stop();
  });

  it.each([
    ['in the night when clocks go forward', '2026-03-28', '2026-03-28T23:30:00+01:00', '2026-03-29'],
    ['in the night when they go back', '2026-10-24', '2026-10-24T23:30:00+02:00', '2026-10-25'],
    ['in any other night', '2026-11-27', '2026-11-27T23:30:00+01:00', '2026-11-28'],
  ])('offers sold-out items again after the evening, %s', async (_said, evening, late, morning) => {
    const item = await add({ servings: [{ ...glass, pouredUntil: evening }, bottle] });
    const alone = await fixture.startApp({ env: { WEB_DIST: buildSmallWeb() }, at: late });
    const headers = await signIn(alone.baseUrl);
    const servings = async () => {
      const { body } = await call<MenuBody>('/api/menu', { at: alone.baseUrl });
      const shown = body.sections.flatMap(({ items }) => items).find(({ id }) => id === item.id);
      return [body.evening, shown?.servings.map((one) => [one.kind, one.isSoldOut])];
    };
    const path = `/api/admin/menu/items/${item.id}/tonight`;
    const tap = await call(path, { method: 'PATCH', body: { isSoldOut: true }, headers, at: alone.baseUrl });
    expect(tap.status).toBe(200);
    const both = [
      ['glass', true],
      ['bottle', true],
    ];
    expect(await servings()).toEqual([evening, both]);
    const offset = evening === '2026-03-28' ? '+02:00' : '+01:00';
    alone.setClock(`${morning}T04:59:59${offset}`);
    expect(await servings()).toEqual([evening, both]);
    alone.setClock(`${morning}T05:00:00${offset}`);
    expect(await servings()).toEqual([morning, undefined]);
    await sql('UPDATE menu_servings SET sold_out_on = NULL WHERE item_id = $1', [item.id]);
    await waitUntil(servings, ([, shown]) => JSON.stringify(shown) === '[["bottle",false]]'); // the glass was for that evening
    await alone.stop();
  });

  it('contains with a filter the same items as plain SQL (proof L3)', async () => {
    await sql('DELETE FROM menu_items');
    const pick = seededRandom(41);
    for (let index = 0; index < 60; index += 1) await add(anything(pick, index));
    const { evening } = await list.readMenu();
    const asked = isLongRun ? 1_000 : 100;
    for (let count = 0; count < asked; count += 1) {
      const filter = anyFilter(pick);
      const { sections } = await told(`?${new URLSearchParams(filter.params).toString()}`);
      const items = sections.flatMap((section) => section.items);
      expect([filter, items.map(({ id }) => id).sort()]).toEqual([filter, await oracle(filter, evening)]);
      const { maxCents: upTo, ...others } = parseMenuFilter(filter.params);
      const question = { ...others, upTo, language: 'sk' };
      const { answer } = await callToolByPost(urls()[0] ?? '', 'list_wines', question);
      expect([filter, winesOf(answer)]).toEqual([filter, items.map(({ name }) => name)]);
    }
    keepProof('L3', 'The list that a filter leaves is what plain SQL finds', { filters: asked, wines: 60 });
  });
});

const winesOf = (answer: ToolAnswer | null | undefined) =>
  (answer?.data.wines as { name: string }[]).map(({ name }) => name);

type Pick = () => number;
const oneOf = <Value>(pick: Pick, values: readonly Value[]): Value =>
  values[Math.floor(pick() * values.length)] as Value;

const colours = { sumive: 'sparkling', biele: 'white', ruzove: 'rose', oranzove: 'orange', cervene: 'red' };
const regions = ['Malokarpatská', 'Tokaj', 'Južnoslovenská', 'Côte d’Or', ''];
const words = ['frankovka', 'MODRÁ', 'devin', 'horák', '2019', 'cer', 'ďateľ', 'zzz'];

function anything(pick: Pick, index: number): Record<string, unknown> {
  const region = oneOf(pick, regions);
  const name = `${oneOf(pick, ['Frankovka modrá', 'Devín', 'Rizling', 'Čerešňa'])} ${index}`;
  const price = 300 + Math.floor(pick() * 20) * 50;
  const servings = [
    { ...glass, priceCents: price },
    { ...bottle, priceCents: price * 4 },
    { ...glass, kind: 'carafe', volumeMl: 500, priceCents: price * 3 },
  ];
  return {
    ...{ name: { sk: name, en: name }, isListed: pick() < 0.9 },
    wine: wineFacts({
      ...{ producer: oneOf(pick, ['Horák', 'Ďateľ', 'Black']), vintage: oneOf(pick, [2019, 2021, null]) },
      ...{ region: { sk: region, en: region }, colour: oneOf(pick, Object.values(colours)) },
    }),
    servings: servings.filter((_, at) => at === 1 || pick() < 0.7),
  };
}

interface AnyFilter {
  params: [string, string][];
  colours: string[];
  isByTheGlass: boolean;
  upTo: number | null;
  region: string | null;
  words: string[];
}

function anyFilter(pick: Pick): AnyFilter {
  const named = Object.keys(colours).filter(() => pick() < 0.25);
  const isByTheGlass = pick() < 0.4;
  const upTo = pick() < 0.5 ? 300 + Math.floor(pick() * 60) * 50 : null;
  const region = pick() < 0.3 ? oneOf(pick, regions.slice(0, 4)) : null;
  const asked = words.filter(() => pick() < 0.08);
  const params: [string, string][] = [
    ...named.map((name): [string, string] => ['farba', name]),
    ['pohar', isByTheGlass ? '1' : ''],
    ['do', upTo === null ? '' : String(upTo / 100).replace('.', pick() < 0.5 ? '.' : ',')],
    ['kraj', region ?? ''],
    ['q', asked.join(' ')],
  ];
  return { params, colours: named.map((name) => colours[name as 'biele']), isByTheGlass, upTo, region, words: asked };
}

/** The same question to the rows; it shares no line with the program. */
async function oracle({ colours: named, isByTheGlass, upTo, region, words: asked }: AnyFilter, evening: string) {
  const rows = await sql<{ id: string }>(
    `SELECT item.id FROM menu_items item JOIN wine_details wine ON wine.item_id = item.id
     WHERE is_listed AND (cardinality($1::text[]) = 0 OR colour = ANY ($1)) AND ($2::text IS NULL OR region_sk = $2)
       AND EXISTS (SELECT FROM menu_servings serving WHERE serving.item_id = item.id AND (NOT $3 OR kind = 'glass')
         AND ($4::integer IS NULL OR price_cents <= $4) AND coalesce(poured_until >= $5::date, true) AND sold_out_on IS NULL)
       AND NOT EXISTS (SELECT FROM unnest($6::text[]) AS word WHERE position(folded(word) IN folded(concat_ws(' ',
         name_sk, text_sk, producer, region_sk, appellation, vintage, array_to_string(grapes, ' ')))) = 0)
     ORDER BY item.id`,
    [named, region, isByTheGlass, upTo, evening, asked],
  );
  return rows.map(({ id }) => id).sort();
}
