import { once } from 'node:events';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import JSZip from 'jszip';
import { Client } from 'pg';
import { startApi } from '../support/api-process';
import { injections } from '../support/injections';
import { signIn } from '../support/staff-sign-in';
import { isLongRun, keepProof } from '../support/proof-report';
import { sql } from '../support/sql';
import { signedInStaff } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';
import { type ItemBody, aWine, bottle, glass, wineFacts, menuCalls } from '../support/menu-calls';

interface ImportBody {
  rows: {
    row: number | null;
    outcome: string;
    name: string;
    changes: { field: string; column: string; from: string | null; to: string | null }[];
    errors: { field: string; column: string; code: string; value: string | null; choices: string[] }[];
  }[];
  hash: string;
  lacks: string[];
  unread: string[];
  errors?: { field: string; code: string }[];
  code?: string;
}

const { staff, urls } = signedInStaff(1);
let cookies: { cookie: string };
const list = menuCalls(staff);

const exported = async (lang = 'sk', at = urls()[0]): Promise<Buffer> => {
  const response = await fetch(`${at}/api/admin/menu/export?lang=${lang}`, { headers: cookies });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

async function put(
  file: Buffer,
  query: Record<string, string> = { dry: '1' },
  { at = urls()[0] }: { at?: string | undefined } = {},
): Promise<{ status: number; body: ImportBody }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(file)]), 'list.xlsx');
  const response = await fetch(`${at}/api/admin/menu/import?${new URLSearchParams(query).toString()}`, {
    ...{ method: 'POST', body: form, headers: { ...cookies, 'sec-fetch-site': 'same-origin' } },
  });
  return { status: response.status, body: (await response.json()) as ImportBody };
}

/** Looks, and then does what was seen. */
async function putBack(file: Buffer, query: Record<string, string> = {}): Promise<ImportBody> {
  const { body: seen } = await put(file, { ...query, dry: '1' });
  const { status, body } = await put(file, { ...query, hash: seen.hash });
  expect([status, body]).toEqual([200, seen]);
  return body;
}

type Cell = string | number | null | { formula: string };
const grid = async (file: Buffer): Promise<Cell[][]> => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(file).buffer);
  const rows: Cell[][] = [];
  book.worksheets[0]?.eachRow((row) => rows.push(Array.from((row.values as Cell[]).slice(1), (cell) => cell ?? null)));
  return rows;
};

const sheetOf = async (rows: Cell[][]): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('x').addRows(rows);
  return Buffer.from(await book.xlsx.writeBuffer());
};

/** The export with its rows changed. */
async function edited(change: (rows: Cell[][], at: (header: string) => number) => void): Promise<Buffer> {
  const rows = await grid(await exported());
  change(rows, (header) => {
    const column = rows[0]?.indexOf(header) ?? -1;
    if (column < 0) throw new Error(`No column ${header}`);
    return column;
  });
  return sheetOf(rows);
}

const outcomes = ({ rows }: ImportBody) =>
  rows.reduce<Record<string, number>>((sum, { outcome }) => ({ ...sum, [outcome]: (sum[outcome] ?? 0) + 1 }), {});

/** The list without what only says when and by whom. */
const content = async () =>
  (await list.readMenu()).sections.map(({ name, kind, items }) => ({
    ...{ name, kind },
    items: items.map(({ updatedAt: _at, updatedByName: _by, version: _v, sectionId: _s, servings, ...item }) => ({
      ...item,
      servings: servings.map(({ id: _id, ...serving }) => serving),
    })),
  }));

async function empty(): Promise<void> {
  await sql('DELETE FROM menu_items');
  await sql('DELETE FROM menu_sections');
}

let reds: string;
beforeAll(async () => {
  cookies = await signIn(urls()[0]);
});
beforeEach(async () => {
  await empty();
  reds = (await list.createSection()).body.id;
});

const add = async (said: Record<string, unknown> = {}): Promise<ItemBody> =>
  (await list.createItem(aWine(reds, said))).body;

describe('proof S8 and L2: an exported and imported list', () => {
  const many = isLongRun ? 300 : 100;

  it(`of ${many} items is the same in both directions, whatever its texts begin with`, async () => {
    await fill(many);
    const before = await content();
    const file = await exported();
    expect(outcomes((await put(file)).body)).toEqual({ unchanged: many });
    expect(outcomes((await put(await exported('en'))).body)).toEqual({ unchanged: many });
    await empty();
    expect(outcomes(await putBack(file))).toEqual({ created: many });
    expect(await content()).toEqual(before);
    expect(await grid(await exported())).toEqual(await grid(file));
    keepProof('L2', 'The wine list leaves as a spreadsheet and comes back the same', {
      items: many,
      'rows that differ after a round trip': 0,
    });
  });

  it('contains texts and numbers, and nothing that a program would execute (proof S8)', async () => {
    for (const text of injections) await add({ name: { sk: text.slice(0, 100), en: text.slice(0, 100) } });
    const rows = await grid(await exported());
    const cells = rows.slice(1).flat();
    expect(cells.filter((cell) => cell !== null && !['string', 'number'].includes(typeof cell))).toEqual([]);
  });

  it('is changed where the file differs, with its previous state in the audit log', async () => {
    const item = await add();
    const file = await edited((rows, at) => {
      const row = rows[1] ?? [];
      row[at('Cena € 1')] = '7,50';
      row[at('Alergény')] = '12, 3';
      row[at('V ponuke')] = 'nie';
      row[at('Podáva sa do 1')] = '2030-01-01';
    });
    const { rows } = await putBack(file);
    expect(rows[0]).toMatchObject({ row: 2, outcome: 'changed', name: 'Frankovka modrá' });
    expect(rows[0]?.changes).toEqual([
      { field: 'allergens', column: 'Alergény', from: '12', to: '3, 12' },
      { field: 'isListed', column: 'V ponuke', from: 'áno', to: 'nie' },
      { field: 'servings.0.priceCents', column: 'Cena € 1', from: '6.5', to: '7.5' },
      { field: 'servings.0.pouredUntil', column: 'Podáva sa do 1', from: null, to: '2030-01-01' },
    ]);
    const [after] = (await list.readMenu()).sections[0]?.items ?? [];
    expect(after).toMatchObject({ id: item.id, allergens: [3, 12], isListed: false, version: 2 });
    expect(after?.servings[0]).toMatchObject({ id: item.servings[0]?.id, priceCents: 750, pouredUntil: '2030-01-01' });
  });

  it('matches a row without an id by producer, name and vintage', async () => {
    const item = await add();
    const other = await add({ wine: wineFacts({ vintage: 2022 }) });
    const file = await edited((rows, at) => {
      for (const row of rows.slice(1)) {
        row[at('ID (nemeniť)')] = null;
        row[at('Názov')] = 'FRANKOVKA MODRÁ ';
      }
    });
    const { rows } = await putBack(file);
    expect(rows.map(({ outcome, changes }) => [outcome, changes[0]?.field])).toEqual([
      ['changed', 'name.sk'],
      ['changed', 'name.sk'],
    ]);
    expect((await list.readMenu()).sections[0]?.items.map(({ id }) => id)).toEqual([item.id, other.id]);
  });

  it('loses no item unless the file replaces it; sold-out items stay sold out', async () => {
    const [one, two] = [await add(), await add({ name: { sk: 'Iné', en: 'Other' } })];
    await list.changeTonight(one.id, { isSoldOut: true });
    const file = await edited((rows) => rows.splice(2, 1));
    expect(outcomes(await putBack(file))).toEqual({ unchanged: 1 });
    const { rows } = await putBack(file, { replace: '1' });
    expect(rows.map(({ row, outcome, name }) => [row, outcome, name])).toEqual([
      [2, 'unchanged', 'Frankovka modrá'],
      [null, 'removed', 'Iné'],
    ]);
    const left = (await list.readMenu()).sections[0]?.items ?? [];
    expect(left.map(({ id }) => id)).toEqual([one.id]);
    expect(left[0]?.servings.every(({ soldOutOn }) => soldOutOn !== null)).toBe(true);
    expect((await list.deleteItem(two.id)).status).toBe(404);
  });

  it('gets the sections named in the file', async () => {
    await add();
    const file = await edited((rows, at) => {
      const row = rows[1] ?? [];
      Object.assign(row, { [at('ID (nemeniť)')]: null, [at('Názov')]: 'Nové', [at('Časť')]: 'Oranžové' });
      row[at('Časť anglicky')] = 'Orange';
    });
    expect(outcomes(await putBack(file))).toEqual({ created: 1 });
    expect((await list.readMenu()).sections.map(({ name }) => name.en)).toEqual(['Red', 'Orange']);
  });
});

describe('an invalid row', () => {
  it('is refused by row and column, the rest is imported; its item is not removed when the list is replaced', async () => {
    await add();
    await add({ name: { sk: 'Druhé', en: 'Second' } });
    await add({ name: { sk: 'Tretie', en: 'Third' } });
    const file = await edited((rows, at) => {
      (rows[1] ?? [])[at('Cena € 1')] = { formula: '1+1' };
      (rows[1] ?? [])[at('Farba')] = 'modré';
      (rows[2] ?? [])[at('Alergény')] = null;
      (rows[3] ?? [])[at('Ročník')] = 2020;
      rows.push([...(rows[3] ?? [])]);
    });
    const { rows } = await putBack(file, { replace: '1' });
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'refused'],
      [3, 'refused'],
      [4, 'changed'],
      [5, 'refused'],
    ]);
    expect(rows.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
      [
        ['Farba', 'not_a_choice'],
        ['Cena € 1', 'formula'],
      ],
      [['Alergény', 'allergens_missing']],
      [],
      [['Názov', 'twice_in_file']],
    ]);
    expect((await list.readMenu()).sections[0]?.items).toHaveLength(3);
  });

  it('does not remove its item when the file is in English only', async () => {
    await add({ name: { sk: 'Druhé', en: 'Second' } });
    const file = Buffer.from('Name;Producer;Colour;Allergens;0.1 l\nSecond;Mlyn;red;sulphites;abc\n');
    const { rows } = await putBack(file, { replace: '1' });
    expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([[2, 'refused']]);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a picture', () => Promise.resolve(Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')), 'sheet_unreadable'],
    ['half a spreadsheet', async () => (await exported()).subarray(0, 900), 'sheet_unreadable'],
    ['nothing', () => Promise.resolve(Buffer.alloc(0)), 'sheet_required'],
    ['another spreadsheet', () => sheetOf([['Názov'], ['Frankovka']]), 'sheet_columns'],
    ['a spreadsheet of 3,000 rows', () => sheetOf(Array.from({ length: 3_000 }, () => ['x'])), 'sheet_too_large'],
    ['a zip that unpacks to a hundred megabytes', zipBomb, 'sheet_too_large'],
    ['a sheet that merges all its cells', mergedBomb, 'sheet_columns'],
    ['a row numbered 4,000,000,000', () => withRow('<row r="4000000000"/>'), 'sheet_too_large'],
    ['a cell far below every row', () => withRow('<row r="9"><c r="XFD9999999"><v>1</v></c></row>'), 'sheet_too_large'],
    ['a CSV of 900,000 columns', () => Promise.resolve(Buffer.from(`Názov${',x'.repeat(900_000)}`)), 'sheet_too_large'],
    ['JSON of which each record has another field', () => manyFields(), 'sheet_too_large'],
    ['JSON in thirty layers', () => Promise.resolve(layered(30)), 'sheet_too_large'],
  ])('%s is not a list', async (_said, file, code) => {
    const { status, body } = await put(await file());
    expect([status, body.errors]).toMatchObject([400, [{ field: 'file', code }]]);
  });

  it('a file of more than two megabytes or a missing file is refused', async () => {
    expect((await put(Buffer.alloc(2 * 1024 * 1024 + 1))).status).toBe(413);
    const answer = await staff<ImportBody>('/api/admin/menu/import', {
      ...{ method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } },
    });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'sheet_required']);
  });

  it('an import requires that its preview is still current', async () => {
    const item = await add();
    const file = await edited((rows, at) => ((rows[1] ?? [])[at('Ročník')] = 2020));
    const { body: seen } = await put(file);
    expect((await put(file, {})).body.errors).toMatchObject([{ field: 'hash', code: 'required' }]);
    expect((await put(file, { hash: seen.hash, replace: '1' })).body.code).toBe('changed_meanwhile');
    await list.changeTonight(item.id, { isSoldOut: true });
    const { status, body } = await put(file, { hash: seen.hash });
    expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
    expect(outcomes(await putBack(file))).toEqual({ changed: 1 });
  });

  it('one of two concurrent imports is refused until its preview is repeated', async () => {
    await add();
    const file = await edited((rows, at) => ((rows[1] ?? [])[at('Ročník')] = 2020));
    const { hash } = (await put(file)).body;
    const answers = await Promise.all([put(file, { hash }), put(file, { hash })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a killed process leaves no partial import', async () => {
    await fill(40);
    const file = await exported();
    await empty();
    const doomed = await startApi();
    const { hash } = (await put(file, { dry: '1' }, { at: doomed.url })).body;
    const holder = new Client(databaseUrl);
    await holder.connect();
    let lost: Promise<unknown>;
    try {
      await holder.query('BEGIN; LOCK TABLE menu_servings IN EXCLUSIVE MODE'); // items and wines are written before
      lost = put(file, { hash }, { at: doomed.url }).catch(() => 'no answer');
      await waitUntil(waiting, (count) => count > 0);
      doomed.child.kill('SIGKILL');
      await once(doomed.child, 'exit');
    } finally {
      await holder.end(); // what it held is let go
    }
    expect(await lost).toBe('no answer');
    await waitUntil(waiting, (count) => count === 0);
    const left = await sql<{ count: string }>('SELECT count(*) FROM menu_items');
    expect([left[0]?.count, (await list.readMenu()).sections]).toEqual(['0', []]);
    expect(outcomes(await putBack(file))).toEqual({ created: 40 });
  });
});

/** A list as a bar keeps it: titles, headings of sections, prices in words, and a note at the end. */
const barSheet: Cell[][] = [
  ['VÍNNA KARTA – jeseň 2025'],
  [],
  ['víno', 'vinárstvo', 'ročník', '0,1 l', 'fľaša', 'regál'],
  ['BIELE'],
  ['Rizling vlašský', 'Vinárstvo pod Kopcom', 2023, '3,20 €', '22 €', 'A1'],
  ['Devín (polosladké)', 'Rodinné vinárstvo Mlyn', 2022, '3,50', '24,-'],
  ['ČERVENÉ'],
  ['Frankovka modrá, barik', 'Rodinné vinárstvo Mlyn', '2019/20', '4,50 €', '32 €'],
  ['Dunaj', 'Vinárstvo pod Kopcom', 'NV', '—', '28 €'],
  [],
  ['Všetky vína obsahujú siričitany.'],
];

describe('a list that is not an export', () => {
  it('is imported unlisted; unread parts are named', async () => {
    const { rows, lacks, unread } = await putBack(await sheetOf(barSheet));
    expect(rows.map(({ row, outcome, name }) => [row, outcome, name])).toEqual([
      [5, 'created', 'Rizling vlašský'],
      [6, 'created', 'Devín'],
      [8, 'refused', 'Frankovka modrá, barik'],
      [9, 'created', 'Dunaj'],
    ]);
    expect(rows[2]?.errors).toMatchObject([{ column: 'ročník', code: 'vintage_invalid', value: '2019/20' }]);
    expect(lacks).toEqual(expect.arrayContaining(['Alergény', 'Krajina', 'Názov anglicky']));
    expect(unread).toEqual(['regál', 'riadok 11: „Všetky vína obsahujú siričitany.“']);
    const { sections } = await list.readMenu();
    expect(sections.map(({ name, items }) => [name.sk, name.en, items.length])).toEqual([
      ['Červené', 'Red', 1],
      ['BIELE', 'White', 2],
    ]);
    const [riesling, devin] = sections[1]?.items ?? [];
    expect(riesling).toMatchObject({
      ...{ name: { sk: 'Rizling vlašský', en: 'Rizling vlašský' }, isListed: false, allergens: null },
      wine: { producer: 'Vinárstvo pod Kopcom', vintage: 2023, country: '', colour: 'white', sweetness: 'dry' },
      servings: [
        { kind: 'glass', volumeMl: 100, priceCents: 320 },
        { kind: 'bottle', volumeMl: 750, priceCents: 2200 },
      ],
    });
    expect(devin).toMatchObject({
      wine: { sweetness: 'medium' },
      servings: [{ priceCents: 350 }, { priceCents: 2400 }],
    });
    expect(sections[0]?.items[0]).toMatchObject({
      wine: { vintage: null, colour: 'red' },
      servings: [{ kind: 'bottle' }],
    });
    expect(outcomes((await put(await sheetOf(barSheet))).body)).toEqual({ unchanged: 3, refused: 1 });
    const listed = await list.changeItems([riesling?.id ?? ''], { isListed: true });
    expect((listed.body as unknown as ImportBody).errors?.map(({ code }) => code)).toContain('allergens_missing');
  });

  it('changes prices of existing items, and nothing else', async () => {
    const item = await add({ servings: [glass, bottle, { ...bottle, kind: 'takeaway', priceCents: 2000 }] });
    const { rows } = await putBack(
      await sheetOf([['Wine list'], ['Wine', 'Winery', 'Bottle', 'Vintage'], ['blaufränkisch', 'Horák', '€ 35', 2021]]),
    );
    expect(rows.map(({ changes }) => changes)).toMatchObject([
      [{ field: 'name.en' }, { field: 'servings.1.priceCents', to: '35' }],
    ]);
    const after = (await list.readMenu()).sections[0]?.items[0];
    expect(after).toMatchObject({ id: item.id, isListed: true, name: { sk: 'Frankovka modrá' }, allergens: [12] });
    expect(after?.servings.map(({ priceCents }) => priceCents)).toEqual([650, 3500, 2000]);
  });

  it('is refused when items of the same name cannot be distinguished', async () => {
    await add();
    await add({ wine: wineFacts({ vintage: 2022 }) });
    const { body } = await put(
      await sheetOf([
        ['víno', 'fľaša', 'farba'],
        ['Frankovka modrá', 7, ''],
        ['Nové', 7, ''],
      ]),
    );
    expect(body.rows.map(({ errors }) => errors.map(({ column, code }) => [column, code]))).toEqual([
      [['víno', 'several_meant']],
      [['farba', 'colour_missing']],
    ]);
  });

  it('is found on one of several sheets, and other lists are named', async () => {
    const book = new ExcelJS.Workbook();
    book.addWorksheet('Poznámky').addRows([['ceny platia od 1. 12.']]);
    book.addWorksheet('Nové').addRows([
      ['víno', 'vinárstvo', 'fľaša', 'farba'],
      ['Devín', 'Mlyn', 20, 'biele'],
    ]);
    book.addWorksheet('Staré').addRows([
      ['víno', 'ročník'],
      ['Pálava', 2001],
    ]);
    const { rows, unread } = (await put(Buffer.from(await book.xlsx.writeBuffer()))).body;
    expect([rows.map(({ name }) => name), unread]).toEqual([['Devín'], ['hárok Staré']]);
  });

  it('is read as CSV, and as a freely edited export', async () => {
    const csv = Buffer.from(
      'Názov;Výrobca;Farba;Zvyškový cukor;Alergény;Krajina;0,1 l\nSekt;Mlyn;šumivé;demi-sec;siričitany;Taliansko;5,50 €\n',
    );
    const { rows } = (await put(csv)).body;
    expect(rows[0]?.errors).toEqual([
      expect.objectContaining({
        column: 'Zvyškový cukor',
        value: 'demi-sec',
        choices: ['suché', 'polosuché', 'polosladké', 'sladké'],
      }),
    ]);
    const brut = Buffer.from(csv.toString().replace('demi-sec', 'brut'));
    expect(outcomes(await putBack(brut))).toEqual({ created: 1 });
    const item = (await list.readMenu()).sections[1]?.items[0];
    expect(item).toMatchObject({ allergens: [12], wine: { country: 'IT', sweetness: 'dry', colour: 'sparkling' } });
  });

  it('an export without some columns does not change their values', async () => {
    await fill(30);
    const [header = [], ...rows] = (await grid(await exported())) as string[][];
    const before = await content();
    const gone =
      /^(Energia|E-etiketa|(Podáva sa|Objem|Cena|Podáva sa do).* [2-6]|Časť anglicky|Názov anglicky|Druh|ID|Farba|Oblasť)/;
    const kept = header.map((_, index) => index).filter((index) => !gone.test(header[index] ?? ''));
    const less = [header, ...rows]
      .map((row) => [...kept.map((index) => row[index] ?? null), 'x'])
      .map((row) => row.toReversed());
    const { rows: seen, lacks } = await putBack(await sheetOf(less), { replace: '1' });
    expect(outcomes({ rows: seen } as ImportBody)).toEqual({ unchanged: 30 });
    expect(lacks).toEqual(header.filter((name) => gone.test(name) && name !== 'ID (nemeniť)'));
    expect(await content()).toEqual(before);
  });

  it('an empty template has the headings and can be filled', async () => {
    const response = await fetch(`${urls()[0]}/api/admin/menu/export?lang=sk&empty=1`, { headers: cookies });
    const template = Buffer.from(await response.arrayBuffer());
    expect(await grid(template)).toEqual([(await grid(await exported()))[0]]);
    expect((await put(template)).body).toMatchObject({ rows: [], lacks: [], unread: [] });
  });
});

describe('an undone import', () => {
  const undo = (hash: string) =>
    staff<{ code?: string }>('/api/admin/menu/import/undo', { method: 'POST', body: { hash } });
  const latest = async () =>
    (await staff<{ latest: Record<string, unknown> | null }>('/api/admin/menu/import')).body.latest;

  it('restores the list with ids and pictures; a repeat changes nothing', async () => {
    const [one, two] = [await add(), await add({ name: { sk: 'Iné', en: 'Other' } })];
    await list.changeTonight(two.id, { isSoldOut: true });
    await sql(
      `INSERT INTO site_images (id, key, image_url, alt_text_en, alt_text_sk, section, updated_at)
       VALUES (gen_random_uuid(), $1, '/images/x.jpg', 'en', 'sk', 'wines', now())`,
      [`menu.${two.id}`],
    );
    const before = await list.readMenu();
    const file = await edited((rows, at) => {
      rows.splice(2, 1);
      (rows[1] ?? [])[at('Časť')] = 'Nové';
      (rows[1] ?? [])[at('Cena € 1')] = 9;
      rows.push([...(rows[1] ?? [])]);
      Object.assign(rows[2] ?? [], { [at('ID (nemeniť)')]: null, [at('Názov')]: 'Tretie' });
    });
    const { hash } = await putBack(file, { replace: '1' });
    expect(await latest()).toMatchObject({ hash, created: 1, changed: 1, removed: 1 });
    const [entry] = await sql<{ after: Record<string, unknown> }>(
      `SELECT after FROM audit_log WHERE action = 'menu.import' ORDER BY at DESC LIMIT 1`,
    );
    expect(JSON.stringify(entry)).not.toContain('updatedByName":"');
    expect([(await undo(hash)).status, await latest()]).toEqual([204, null]);
    const plain = (menu: typeof before) =>
      JSON.parse(JSON.stringify(menu), (key, value: unknown) =>
        /^(version|updated)/.test(key) ? undefined : value,
      ) as unknown;
    expect(plain(await list.readMenu())).toEqual(plain(before));
    const versions = (await list.readMenu()).sections[0]?.items.map(({ version }) => version) ?? [];
    expect(versions).toEqual([one.version + 2, two.version + 3]);
    const now = await list.readMenu();
    expect([(await undo(hash)).status, await list.readMenu()]).toEqual([204, now]);
    const page = await staff<{ items: { action: string; after: unknown }[] }>('/api/admin/audit/entries?kind=menu');
    const counts = { created: 1, changed: 1, removed: 1 };
    expect(page.body.items.find(({ action }) => action === 'menu.import')?.after).toEqual(counts);
  });

  it('cannot be undone after a later change, and an unknown one is not found', async () => {
    const item = await add();
    const { hash } = await putBack(await edited((rows) => rows.splice(1, 1)), { replace: '1' });
    await list.createItem(aWine(reds));
    expect([(await undo(hash)).body.code, await latest()]).toEqual(['changed_meanwhile', null]);
    expect([(await undo('x')).status, (await undo('x'.repeat(43))).status]).toEqual([400, 404]);
    expect((await list.deleteItem(item.id)).status).toBe(404);
  });
});

async function waiting(): Promise<number> {
  const rows = await sql<{ count: string }>(
    `SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'menu_servings'::regclass`,
  );
  return Number(rows[0]?.count);
}

/** So many items of all kinds, with everything that can be said of them. */
async function fill(count: number): Promise<void> {
  const sections = {
    wine: reds,
    drink: (await list.createSection('drink', { sk: 'Káva', en: 'Coffee' })).body.id,
    food: (await list.createSection('food', { sk: '=Syry', en: '+Cheese' })).body.id,
  };
  const all = Array.from({ length: count }, (_, index) => variant(index, sections));
  for (let index = 0; index < count; index += 20) {
    const answers = await Promise.all(all.slice(index, index + 20).map((body) => list.createItem(body)));
    expect(answers.map(({ body: { errors } }) => errors)).toEqual(answers.map(() => undefined));
  }
}

const firsts = ['=1+1', '+421', '-5', '@home', '1836', 'áno', 'Ľubľana', '"quoted"', '<b>', '07'];

function variant(index: number, sections: Record<'wine' | 'drink' | 'food', string>): Record<string, unknown> {
  const name = {
    sk: `${firsts[index % firsts.length]} ${index}`,
    en: `${firsts[(index + 3) % firsts.length]} ${index}`,
  };
  const said = { name, isListed: index % 3 > 0, allergens: [[], [12], [1, 7, 12], [3, 12]][index % 4] };
  const until = index % 5 === 0 ? '2030-02-28' : null;
  if (index % 10 === 8) {
    return aWine(sections.drink, { ...said, wine: null, servings: [{ ...glass, kind: 'portion', volumeMl: 30 }] });
  }
  if (index % 10 === 9) {
    const portion = { kind: 'portion', volumeMl: null, priceCents: 905, pouredUntil: until };
    return aWine(sections.food, {
      ...said,
      text: null,
      wine: null,
      servings: [portion, { ...portion, kind: 'takeaway' }],
    });
  }
  const wine = wineFacts({
    ...{
      vintage: index % 7 === 0 ? null : 1990 + (index % 30),
      alcohol: index % 6 === 0 ? null : 11 + (index % 40) / 10,
    },
    grapes: [['Frankovka modrá', 'Alibernet'], [], ['Devín']][index % 3],
    ...(index % 4 === 0 ? { appellation: null, labelUrl: null, ingredients: null, energyKj: null } : {}),
    isVegan: index % 2 === 0,
  });
  const servings = [
    { ...glass, pouredUntil: until, priceCents: 405 + index },
    { ...glass, volumeMl: 200 },
    bottle,
  ].slice(0, 1 + (index % 3));
  return aWine(sections.wine, { ...said, wine, servings });
}

/** A sheet of one cell that is repeated until it has a hundred megabytes; packed it is small. */
async function zipBomb(): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await sheetOf([['x']]));
  zip.file('xl/worksheets/sheet1.xml', Buffer.alloc(100 * 1024 * 1024, ' '));
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

async function withRow(row: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await sheetOf([['Názov'], ['Frankovka']]));
  const sheet = 'xl/worksheets/sheet1.xml';
  zip.file(sheet, (await zip.file(sheet)?.async('string'))?.replace('</sheetData>', `${row}</sheetData>`) ?? '');
  return zip.generateAsync({ type: 'nodebuffer' });
}

const manyFields = (): Promise<Buffer> =>
  Promise.resolve(Buffer.from(JSON.stringify(Array.from({ length: 60_000 }, (_, at) => ({ [`f${at}`]: 1 })))));

const layered = (depth: number): Buffer => Buffer.from(`[${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}]`);

async function mergedBomb(): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await sheetOf([['x']]));
  const path = 'xl/worksheets/sheet1.xml';
  const xml = (await zip.file(path)?.async('string')) ?? '';
  const merged = '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>';
  zip.file(path, xml.replace('</sheetData>', `</sheetData>${merged}`));
  return zip.generateAsync({ type: 'nodebuffer' });
}
