import { beforeAll, describe, expect, it } from '@jest/globals';
import { foldText, entryNotes } from '@strapec/domain';
import { toSnakeCase } from '../../../src/platform/database/snake-case-naming';
import { toSearchCondition } from '../../../src/reservations/search/search-condition';
import { newEmail, call, reserve } from '../../support/call';
import { upcomingDate } from '../../support/upcoming-date';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';

interface Listed {
  items: { id: string; firstName: string; lastName: string; status: string }[];
  total: number;
  isTotalExact: boolean;
  next: string | null;
}

let headers: { cookie: string };
beforeAll(async () => {
  headers = await signIn();
});

const listed = async (query: string): Promise<Listed> =>
  (await call<Listed>(`/api/reservations?${query}`, { headers })).body;
const idsOf = ({ items }: Listed): string[] => items.map(({ id }) => id);
const found = async (q: string): Promise<string[]> =>
  (await listed(`q=${encodeURIComponent(q)}`)).items.map(({ lastName }) => lastName);

/** Visits of years gone by, some at the same minute, in every status of the past. */
async function addPast(amount: number, { year, lastName }: { year: number; lastName: string }): Promise<void> {
  await sql(
    `INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, status,
       table_type, preferred_language, source, created_at, updated_at)
     SELECT gen_random_uuid(), 'Past', $3, 'past-' || visit || '@example.com', NULL, NULL, ($2 || '-01-01')::date + visit % 40,
       960 + 30 * (visit % 7), 120, 2, (ARRAY['completed', 'cancelled', 'no_show'])[1 + visit % 3], 'table_2', 'sk', 'website', now(), now()
     FROM generate_series(1, $1::int) AS visit`,
    [amount, year, lastName],
  );
}

const span = (year: number): string => `from=${year}-01-01&to=${year}-12-31`;
const inOrder = async (year: number, condition = 'true'): Promise<string[]> =>
  (
    await sql<{ id: string }>(
      `SELECT id FROM reservations WHERE date LIKE $1 AND ${condition} ORDER BY date, start_minute, id`,
      [`${year}-%`],
    )
  ).map(({ id }) => id);

/** Every page of the list, each asked for behind the last row of the one before. */
async function leafed(query: string, between: (page: number) => Promise<unknown> = async () => {}): Promise<string[]> {
  const ids: string[] = [];
  let page = await listed(query);
  for (let count = 1; ; count += 1) {
    ids.push(...idsOf(page));
    if (page.next === null) return ids;
    await between(count);
    page = await listed(`${query}&after=${page.next}`);
  }
}

describe('a search for a guest', () => {
  beforeAll(async () => {
    const who = { date: upcomingDate('friday', 30), time: '16:00', duration: 1, phone: '+421 948 777 123' };
    await reserve({ ...who, email: newEmail(), firstName: 'Ľubomíra', lastName: 'Žilková-Őryová' });
    await reserve({ ...who, email: 'wawrzyniec@example.com', firstName: 'Wawrzyniec', lastName: 'Wałęsa O’Brien' });
  });

  it.each(['zilkova', 'ŽILKOVÁ', 'žil', 'Lubomira Ž', 'ory', 'ľu', 'ZI', 'Őr', '-or', 'L'])(
    'needs neither accents nor capitals: %s',
    async (q) => expect(await found(q)).toContain('Žilková-Őryová'),
  );

  it.each(['walesa', 'wałęsa', 'łęs', "o'brien", 'O’B', 'br', 'zyn', 'WAWRZYNIEC@', 'sa O', 'aw'])(
    'finds parts of a name and of an e-mail: %s',
    async (q) => expect(await found(q)).toEqual(['Wałęsa O’Brien']),
  );

  it('finds a phone number as it was typed, and as E.164', async () => {
    for (const q of ['948 777', '+421948777123', '77123']) expect(await found(q)).toHaveLength(2);
  });

  it('takes no sign for a wildcard', async () => {
    for (const q of ['%', '_', '\\', 'w%a', 'Zil_ova', 'qx', '%%']) expect(await found(q)).toEqual([]);
  });

  it('finds a renamed guest by the new name only', async () => {
    const { body } = await reserve({ date: upcomingDate('friday', 31), email: newEmail(), lastName: 'Čučoriedková' });
    await sql(`UPDATE reservations SET last_name = 'Brusnicová' WHERE id = $1`, [body.reservation.id]);
    expect([await found('cucoried'), await found('brusnic')]).toEqual([[], ['Brusnicová']]);
  });
});

describe('a search over all days', () => {
  interface Found {
    upcoming: { id: string; lastName: string; date: string }[];
    past: { id: string; lastName: string; date: string }[];
    upcomingTotal: number;
    pastTotal: number;
    isTotalExact: boolean;
  }
  const search = async (q: string, more = ''): Promise<Found> =>
    (await call<Found>(`/api/admin/reservations/found?q=${encodeURIComponent(q)}${more}`, { headers })).body;
  const names = async (q: string): Promise<string[]> => {
    const { upcoming, past } = await search(q);
    return [...upcoming, ...past].map(({ lastName }) => lastName);
  };
  const enter = async (body: Record<string, unknown>): Promise<string> => {
    const visit = { time: '17:00', duration: 1, partySize: 2, source: 'phone', ...body };
    const answer = await call<{ id: string }>('/api/admin/reservations', {
      method: 'POST',
      headers,
      body: visit,
    });
    expect(answer.status).toBe(201);
    return answer.body.id;
  };
  const move = (id: string, date: string) => sql('UPDATE reservations SET date = $2 WHERE id = $1', [id, date]);
  let ids: string[];

  beforeAll(async () => {
    const date = upcomingDate('wednesday', 40);
    ids = [
      await enter({
        date,
        firstName: 'Ján',
        lastName: 'Šťastný',
        phone: '0911 234 567',
        staffNote: 'Oslavuje\nnarodeniny',
      }),
      await enter({ date: upcomingDate('wednesday', 39), firstName: 'Anna', lastName: 'Šťastná-Jánová' }),
      await enter({ date, firstName: 'Peter', lastName: 'Šťastný', email: 'peter.stastny@example.com' }),
      await enter({ date, firstName: 'Pavol', lastName: 'Šťastný', phone: '+43 1 234 5678' }),
      await enter({ date, firstName: 'Juraj', lastName: 'Krátky', phone: '12 34 58 79 01' }),
    ];
    await move(ids[2] ?? '', '2020-03-01');
    await move(ids[3] ?? '', '2021-03-01');
  });

  it('names the next visit first, then the last one', async () => {
    const { upcoming: ahead, past, ...counted } = await search('stastn');
    expect(ahead.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(past.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    expect(counted).toEqual({ upcomingTotal: 2, pastTotal: 2, isTotalExact: true });
    const first = await search('stastn', '&limit=1');
    expect([first.upcoming, first.past].map(([one]) => one?.id)).toEqual([ids[1], ids[3]]);
    expect([first.upcomingTotal, first.pastTotal]).toEqual([2, 2]);
  });

  it.each(['jan stastny', 'STASTNY  ján', 'šťastný j narod', 'narodeniny', 'oslavuje narodeniny 911', 'na st oslav'])(
    'takes words in any order, from notes too: %s',
    async (q) => expect(await names(q)).toContain('Šťastný'),
  );

  it('wants every word', async () => {
    expect(await names('jan kratky')).toEqual([]);
    expect(await names('peter stastny')).toEqual(['Šťastný']);
  });

  it.each([
    '0911 234',
    '0911234567',
    '+421 911 234 567',
    '00421911234567',
    '+421911',
    '911/234-567',
    '234 567',
    '(0911) 234',
    '4567',
  ])('reads a number in any writing: %s', async (q) => {
    const { upcoming: ahead } = await search(q);
    expect(ahead.map(({ id }) => id)).toContain(ids[0]);
  });

  it('reads a foreign number, and one that no country knows', async () => {
    for (const q of ['0043 1 2345678', '+4312345678', '345678']) expect(await names(q)).toContain('Šťastný');
    for (const q of ['1234587901', '12345 87901', '87 90 1']) expect(await names(q)).toEqual(['Krátky']);
  });

  it('searches every note of the form', async () => {
    for (const note of entryNotes) {
      await sql(`UPDATE reservations SET ${toSnakeCase(note)} = 'Mandľovník' WHERE id = $1`, [ids[4]]);
      expect([note, await names('mandlovnik')]).toEqual([note, ['Krátky']]);
      await sql(`UPDATE reservations SET ${toSnakeCase(note)} = NULL WHERE id = $1`, [ids[4]]);
    }
  });

  it('forgets a note with the reservation, also when it is changed', async () => {
    await sql(`UPDATE reservations SET staff_note = 'Alergia na orechy' WHERE id = $1`, [ids[4]]);
    expect([await names('narodeniny'), await names('orechy')]).toEqual([['Šťastný'], ['Krátky']]);
    await sql('UPDATE reservations SET staff_note = NULL, special_requests = NULL WHERE id = $1', [ids[4]]);
    expect(await names('orechy')).toEqual([]);
  });

  it('finds nothing for an empty search', async () => {
    for (const q of [' ', '%', '_', 'qxqx', 'stastny %']) expect((await search(q)).upcomingTotal).toBe(0);
  });

  it('finds by the beginning of a word where that is asked for, and by any part of a number', async () => {
    const lastNames = async (q: string) =>
      (await search(q, '&match=start')).upcoming.map(({ lastName }) => lastName).sort();
    expect(await lastNames('stastny')).toEqual(['Šťastný']);
    expect(await lastNames('astn')).toEqual([]);
    expect(await lastNames('234 567')).toEqual(['Šťastný']);
  });

  it('refuses an invalid search', async () => {
    for (const query of ['', 'q=a&limit=0', 'q=a&match=end', `q=${'a'.repeat(101)}`, 'q=a&from=2026-01-01']) {
      expect((await call(`/api/admin/reservations/found?${query}`, { headers })).status).toBe(400);
    }
  });

  it('folds letters in the database as in the program', async () => {
    const texts = [
      'Ľubomíra Žilková',
      'Wałęsa O’Brien',
      'ÄÖÜß',
      'İstanbul ǅ',
      'ﬁ ½',
      '東京',
      'é\u0301\u0323',
      'ĐØŁđøł',
    ];
    const [row] = await sql<{ folded: string[] }>(
      'SELECT array_agg(folded(t) ORDER BY n) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t (t, n)',
      [texts],
    );
    expect(row?.folded).toEqual(texts.map(foldText));
  });

  it('reads the index, however many there are', async () => {
    await addPast(20_000, { year: 2016, lastName: 'Nikto' });
    await sql('VACUUM ANALYZE reservations'); // what has come in lately is not in the index yet
    const plan = async (q: string): Promise<string> => {
      const found = toSearchCondition(q, 2);
      const rows = await sql<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT id FROM reservations WHERE ${found?.byIndex.replaceAll(/\$(\d+)/g, (_, n) => `$${Number(n) - 2}`)} LIMIT 5001`,
        found?.values,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const q of ['stastny jan', '0911 234 567', 'qz', 'orechy'])
      expect(await plan(q)).toContain('reservations_search_text_idx');
    expect(await plan('x')).not.toContain('reservations_search_text_idx');
  });
});

describe('the list behind a row', () => {
  beforeAll(() => addPast(300, { year: 2019, lastName: 'Leafed' }));

  it('is the list, page by page, for every filter', async () => {
    for (const [filter, condition] of [
      ['', 'true'],
      ['&status=no_show', `status = 'no_show'`],
      ['&q=leaf', 'true'],
      ['&q=past-7&status=cancelled', `status = 'cancelled' AND email LIKE 'past-7%'`],
    ] as const) {
      const all = await inOrder(2019, condition);
      expect(idsOf(await listed(`${span(2019)}${filter}&limit=500`))).toEqual(all);
      expect(await leafed(`${span(2019)}${filter}&limit=7`)).toEqual(all);
    }
  });

  it('is the list from any offset, and counts it', async () => {
    const all = await inOrder(2019);
    for (const offset of [0, 6, 7, 8, 50, 293, 299, 300, 100_000]) {
      const page = await listed(`${span(2019)}&limit=10&offset=${offset}`);
      expect([idsOf(page), page.total]).toEqual([all.slice(offset, offset + 10), 300]);
    }
    const seated = await listed(`${span(2019)}&status=seated&offset=5`);
    expect(seated).toEqual({ items: [], total: 0, isTotalExact: true, next: null });
  });

  it('names every row once, whatever comes in and goes meanwhile', async () => {
    await addPast(200, { year: 2018, lastName: 'Staying' });
    const stayed = await inOrder(2018);
    await addPast(120, { year: 2018, lastName: 'Going' });
    const seen = await leafed(`${span(2018)}&limit=9`, async (page) => {
      await addPast(3, { year: 2018, lastName: 'Coming' });
      if (page % 4 === 0) await sql(`DELETE FROM reservations WHERE last_name = 'Going' AND date < '2018-01-20'`);
    });
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed);
  });

  it('begins at nothing but a row', async () => {
    for (const after of ['', 'x', '2019-02-30.960.00000000-0000-4000-8000-000000000000', '2019-01-01.960.x']) {
      expect((await call(`/api/reservations?after=${after}`, { headers })).status).toBe(400);
    }
  });
});

describe('a search that finds very many', () => {
  it('reports a limited count and shows them in order', async () => {
    await addPast(5_200, { year: 2017, lastName: 'Everybody' });
    const all = await inOrder(2017);
    const page = await listed(`q=everyb&limit=20&offset=40`);
    expect(page).toMatchObject({ total: 5_000, isTotalExact: false });
    expect(idsOf(page)).toEqual(all.slice(40, 60));
    const next = await listed(`q=everyb&limit=20&after=${page.next}`);
    expect(idsOf(next)).toEqual(all.slice(60, 80));
  });
});

describe('how many there are', () => {
  it('is updated by each kind of write', async () => {
    const [date, another] = [upcomingDate('saturday', 33), upcomingDate('saturday', 34)];
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, n) => reserve({ date: n % 2 ? date : another, time: '16:00', email: newEmail() })),
    );
    const ids = made.flatMap(({ status, body }) => (status === 201 ? [body.reservation.id] : []));
    await Promise.all(
      ids.map((id) =>
        call(`/api/reservations/${id}/status`, { method: 'PUT', headers, body: { status: 'cancelled' } }),
      ),
    );
    await sql(`UPDATE reservations SET date = $1, status = 'no_show' WHERE id = $2`, [date, ids[0]]);
    await sql(`UPDATE reservations SET email_sent = true WHERE date = $1`, [date]);
    await sql(`DELETE FROM reservations WHERE id = $1`, [ids[1]]);
    expect((await listed(`from=${date}&to=${another}`)).total).toBe(ids.length - 1);
  });
});
