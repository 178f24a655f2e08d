import { beforeAll, describe, expect, it } from '@jest/globals';
import { foldText, staffEnteredNotes } from '@strapec/domain';
import { toSnakeCase } from '../../../src/platform/database/snake-case-naming';
import { toSearchCondition } from '../../../src/reservations/search/search-condition';
import { newEmail, requestApi, postReservation } from '../../support/request-api';
import { upcomingDate } from '../../support/upcoming-date';
import { signIn } from '../../support/staff-sign-in';
import { sql } from '../../support/sql';

interface ReservationPage {
  items: { id: string; firstName: string; lastName: string; status: string }[];
  total: number;
  isTotalExact: boolean;
  next: string | null;
}

let headers: { cookie: string };
beforeAll(async () => {
  headers = await signIn();
});

const readPage = async (query: string): Promise<ReservationPage> =>
  (await requestApi<ReservationPage>(`/api/reservations?${query}`, { headers })).body;
const toIds = ({ items }: ReservationPage): string[] => items.map(({ id }) => id);
const findLastNames = async (searchText: string): Promise<string[]> =>
  (await readPage(`q=${encodeURIComponent(searchText)}`)).items.map(({ lastName }) => lastName);

/** Reservations of a past year, some at the same minute, with every final status. */
async function insertPastReservations(count: number, { year, lastName }: { year: number; lastName: string }) {
  await sql(
    `INSERT INTO reservations (id, first_name, last_name, email, phone, phone_e164, date, start_minute, minutes, party_size, status,
       table_type, preferred_language, source, created_at, updated_at)
     SELECT gen_random_uuid(), 'Past', $3, 'past-' || visit || '@example.com', NULL, NULL, ($2 || '-01-01')::date + visit % 40,
       960 + 30 * (visit % 7), 120, 2, (ARRAY['completed', 'cancelled', 'no_show'])[1 + visit % 3], 'table_2', 'sk', 'website', now(), now()
     FROM generate_series(1, $1::int) AS visit`,
    [count, year, lastName],
  );
}

const toYearQuery = (year: number): string => `from=${year}-01-01&to=${year}-12-31`;
const readIdsInOrder = async (year: number, condition = 'true'): Promise<string[]> =>
  (
    await sql<{ id: string }>(
      `SELECT id FROM reservations WHERE date LIKE $1 AND ${condition} ORDER BY date, start_minute, id`,
      [`${year}-%`],
    )
  ).map(({ id }) => id);

/** Reads all pages of the list, each one from the cursor of the page before. */
async function readIdsOfAllPages(
  query: string,
  beforeNextPage: (pageNumber: number) => Promise<unknown> = async () => {},
): Promise<string[]> {
  const ids: string[] = [];
  let page = await readPage(query);
  for (let pageNumber = 1; ; pageNumber += 1) {
    ids.push(...toIds(page));
    if (page.next === null) return ids;
    await beforeNextPage(pageNumber);
    page = await readPage(`${query}&after=${page.next}`);
  }
}

describe('the search in the reservation list', () => {
  beforeAll(async () => {
    const visit = { date: upcomingDate('friday', 30), time: '16:00', duration: 1, phone: '+421 948 777 123' };
    await postReservation({ ...visit, email: newEmail(), firstName: 'Ľubomíra', lastName: 'Žilková-Őryová' });
    await postReservation({
      ...visit,
      email: 'wawrzyniec@example.com',
      firstName: 'Wawrzyniec',
      lastName: 'Wałęsa O’Brien',
    });
  });

  it.each(['zilkova', 'ŽILKOVÁ', 'žil', 'Lubomira Ž', 'ory', 'ľu', 'ZI', 'Őr', '-or', 'L'])(
    'ignores accents and capitals: %s',
    async (searchText) => expect(await findLastNames(searchText)).toContain('Žilková-Őryová'),
  );

  it.each(['walesa', 'wałęsa', 'łęs', "o'brien", 'O’B', 'br', 'zyn', 'WAWRZYNIEC@', 'sa O', 'aw'])(
    'finds parts of a name and of an e-mail address: %s',
    async (searchText) => expect(await findLastNames(searchText)).toEqual(['Wałęsa O’Brien']),
  );

  it('finds a phone number as it was typed, and as E.164', async () => {
    for (const searchText of ['948 777', '+421948777123', '77123'])
      expect(await findLastNames(searchText)).toHaveLength(2);
  });

  it('treats no character as a wildcard', async () => {
    for (const searchText of ['%', '_', '\\', 'w%a', 'Zil_ova', 'qx', '%%'])
      expect(await findLastNames(searchText)).toEqual([]);
  });

  it('finds a renamed guest by the new name only', async () => {
    const { body } = await postReservation({
      date: upcomingDate('friday', 31),
      email: newEmail(),
      lastName: 'Čučoriedková',
    });
    await sql(`UPDATE reservations SET last_name = 'Brusnicová' WHERE id = $1`, [body.reservation.id]);
    expect([await findLastNames('cucoried'), await findLastNames('brusnic')]).toEqual([[], ['Brusnicová']]);
  });
});

describe('the search over all dates', () => {
  interface SearchBody {
    upcoming: { id: string; lastName: string; date: string }[];
    past: { id: string; lastName: string; date: string }[];
    upcomingTotal: number;
    pastTotal: number;
    isTotalExact: boolean;
  }
  const searchReservations = async (searchText: string, moreQuery = ''): Promise<SearchBody> => {
    const path = `/api/admin/reservations/found?q=${encodeURIComponent(searchText)}${moreQuery}`;
    return (await requestApi<SearchBody>(path, { headers })).body;
  };
  const searchLastNames = async (searchText: string): Promise<string[]> => {
    const { upcoming, past } = await searchReservations(searchText);
    return [...upcoming, ...past].map(({ lastName }) => lastName);
  };
  const enterReservation = async (overrides: Record<string, unknown>): Promise<string> => {
    const body = { time: '17:00', duration: 1, partySize: 2, source: 'phone', ...overrides };
    const response = await requestApi<{ id: string }>('/api/admin/reservations', { method: 'POST', headers, body });
    expect(response.status).toBe(201);
    return response.body.id;
  };
  const moveToDate = (id: string, date: string) => sql('UPDATE reservations SET date = $2 WHERE id = $1', [id, date]);
  let ids: string[];

  beforeAll(async () => {
    const date = upcomingDate('wednesday', 40);
    ids = [
      await enterReservation({
        date,
        firstName: 'Ján',
        lastName: 'Šťastný',
        phone: '0911 234 567',
        staffNote: 'Oslavuje\nnarodeniny',
      }),
      await enterReservation({ date: upcomingDate('wednesday', 39), firstName: 'Anna', lastName: 'Šťastná-Jánová' }),
      await enterReservation({ date, firstName: 'Peter', lastName: 'Šťastný', email: 'peter.stastny@example.com' }),
      await enterReservation({ date, firstName: 'Pavol', lastName: 'Šťastný', phone: '+43 1 234 5678' }),
      await enterReservation({ date, firstName: 'Juraj', lastName: 'Krátky', phone: '12 34 58 79 01' }),
    ];
    await moveToDate(ids[2] ?? '', '2020-03-01');
    await moveToDate(ids[3] ?? '', '2021-03-01');
  });

  it('lists upcoming visits, the next one first, then past visits, the latest one first', async () => {
    const { upcoming, past, ...totals } = await searchReservations('stastn');
    expect(upcoming.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(past.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    expect(totals).toEqual({ upcomingTotal: 2, pastTotal: 2, isTotalExact: true });
    const firstPage = await searchReservations('stastn', '&limit=1');
    expect([firstPage.upcoming, firstPage.past].map(([reservation]) => reservation?.id)).toEqual([ids[1], ids[3]]);
    expect([firstPage.upcomingTotal, firstPage.pastTotal]).toEqual([2, 2]);
  });

  it.each(['jan stastny', 'STASTNY  ján', 'šťastný j narod', 'narodeniny', 'oslavuje narodeniny 911', 'na st oslav'])(
    'finds words in any order, also in notes: %s',
    async (searchText) => expect(await searchLastNames(searchText)).toContain('Šťastný'),
  );

  it('finds only reservations with every word', async () => {
    expect(await searchLastNames('jan kratky')).toEqual([]);
    expect(await searchLastNames('peter stastny')).toEqual(['Šťastný']);
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
  ])('finds a phone number in any notation: %s', async (searchText) => {
    const { upcoming } = await searchReservations(searchText);
    expect(upcoming.map(({ id }) => id)).toContain(ids[0]);
  });

  it('finds a foreign phone number, and one that is valid in no country', async () => {
    for (const foreignNumber of ['0043 1 2345678', '+4312345678', '345678'])
      expect(await searchLastNames(foreignNumber)).toContain('Šťastný');
    for (const invalidNumber of ['1234587901', '12345 87901', '87 90 1'])
      expect(await searchLastNames(invalidNumber)).toEqual(['Krátky']);
  });

  it('searches every note of the form', async () => {
    for (const note of staffEnteredNotes) {
      await sql(`UPDATE reservations SET ${toSnakeCase(note)} = 'Mandľovník' WHERE id = $1`, [ids[4]]);
      expect([note, await searchLastNames('mandlovnik')]).toEqual([note, ['Krátky']]);
      await sql(`UPDATE reservations SET ${toSnakeCase(note)} = NULL WHERE id = $1`, [ids[4]]);
    }
  });

  it('no longer finds a note that was changed or removed', async () => {
    await sql(`UPDATE reservations SET staff_note = 'Alergia na orechy' WHERE id = $1`, [ids[4]]);
    expect([await searchLastNames('narodeniny'), await searchLastNames('orechy')]).toEqual([['Šťastný'], ['Krátky']]);
    await sql('UPDATE reservations SET staff_note = NULL, special_requests = NULL WHERE id = $1', [ids[4]]);
    expect(await searchLastNames('orechy')).toEqual([]);
  });

  it('finds nothing for a blank, a wildcard or an unknown word', async () => {
    for (const searchText of [' ', '%', '_', 'qxqx', 'stastny %'])
      expect((await searchReservations(searchText)).upcomingTotal).toBe(0);
  });

  it('finds only beginnings of words with `match=start`, but any part of a phone number', async () => {
    const searchWordStarts = async (searchText: string) =>
      (await searchReservations(searchText, '&match=start')).upcoming.map(({ lastName }) => lastName).sort();
    expect(await searchWordStarts('stastny')).toEqual(['Šťastný']);
    expect(await searchWordStarts('astn')).toEqual([]);
    expect(await searchWordStarts('234 567')).toEqual(['Šťastný']);
  });

  it('refuses an invalid search', async () => {
    for (const query of ['', 'q=a&limit=0', 'q=a&match=end', `q=${'a'.repeat(101)}`, 'q=a&from=2026-01-01']) {
      expect((await requestApi(`/api/admin/reservations/found?${query}`, { headers })).status).toBe(400);
    }
  });

  it('folds letters in the database as in the domain', async () => {
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

  it('uses the index, however many reservations there are', async () => {
    await insertPastReservations(20_000, { year: 2016, lastName: 'Nikto' });
    await sql('VACUUM ANALYZE reservations'); // new rows are not in the index yet
    const explainSearch = async (searchText: string): Promise<string> => {
      const condition = toSearchCondition(searchText, 2);
      const rows = await sql<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT id FROM reservations WHERE ${condition?.byIndex.replaceAll(/\$(\d+)/g, (_, position) => `$${Number(position) - 2}`)} LIMIT 5001`,
        condition?.values,
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const searchText of ['stastny jan', '0911 234 567', 'qz', 'orechy'])
      expect(await explainSearch(searchText)).toContain('reservations_search_text_idx');
    expect(await explainSearch('x')).not.toContain('reservations_search_text_idx');
  });
});

describe('the pages of the reservation list', () => {
  beforeAll(() => insertPastReservations(300, { year: 2019, lastName: 'Leafed' }));

  it('contain every reservation once and in order, with each filter', async () => {
    for (const [filter, condition] of [
      ['', 'true'],
      ['&status=no_show', `status = 'no_show'`],
      ['&q=leaf', 'true'],
      ['&q=past-7&status=cancelled', `status = 'cancelled' AND email LIKE 'past-7%'`],
    ] as const) {
      const expectedIds = await readIdsInOrder(2019, condition);
      expect(toIds(await readPage(`${toYearQuery(2019)}${filter}&limit=500`))).toEqual(expectedIds);
      expect(await readIdsOfAllPages(`${toYearQuery(2019)}${filter}&limit=7`)).toEqual(expectedIds);
    }
  });

  it('begin at any offset and state the total', async () => {
    const expectedIds = await readIdsInOrder(2019);
    for (const offset of [0, 6, 7, 8, 50, 293, 299, 300, 100_000]) {
      const page = await readPage(`${toYearQuery(2019)}&limit=10&offset=${offset}`);
      expect([toIds(page), page.total]).toEqual([expectedIds.slice(offset, offset + 10), 300]);
    }
    const emptyPage = await readPage(`${toYearQuery(2019)}&status=seated&offset=5`);
    expect(emptyPage).toEqual({ items: [], total: 0, isTotalExact: true, next: null });
  });

  it('contain each reservation once, even when others are added and deleted between pages', async () => {
    await insertPastReservations(200, { year: 2018, lastName: 'Staying' });
    const stayingIds = await readIdsInOrder(2018);
    await insertPastReservations(120, { year: 2018, lastName: 'Going' });
    const listedIds = await readIdsOfAllPages(`${toYearQuery(2018)}&limit=9`, async (pageNumber) => {
      await insertPastReservations(3, { year: 2018, lastName: 'Coming' });
      if (pageNumber % 4 === 0) await sql(`DELETE FROM reservations WHERE last_name = 'Going' AND date < '2018-01-20'`);
    });
    expect(new Set(listedIds).size).toBe(listedIds.length);
    expect(listedIds.filter((id) => stayingIds.includes(id))).toEqual(stayingIds);
  });

  it('refuse an invalid cursor', async () => {
    for (const cursor of ['', 'x', '2019-02-30.960.00000000-0000-4000-8000-000000000000', '2019-01-01.960.x']) {
      expect((await requestApi(`/api/reservations?after=${cursor}`, { headers })).status).toBe(400);
    }
  });
});

describe('a search with more than 5,000 results', () => {
  it('limits the total and lists the results in order', async () => {
    await insertPastReservations(5_200, { year: 2017, lastName: 'Everybody' });
    const expectedIds = await readIdsInOrder(2017);
    const page = await readPage(`q=everyb&limit=20&offset=40`);
    expect(page).toMatchObject({ total: 5_000, isTotalExact: false });
    expect(toIds(page)).toEqual(expectedIds.slice(40, 60));
    const nextPage = await readPage(`q=everyb&limit=20&after=${page.next}`);
    expect(toIds(nextPage)).toEqual(expectedIds.slice(60, 80));
  });
});

describe('the total of the reservation list', () => {
  it('is right after each kind of write', async () => {
    const [date, laterDate] = [upcomingDate('saturday', 33), upcomingDate('saturday', 34)];
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        postReservation({ date: index % 2 ? date : laterDate, time: '16:00', email: newEmail() }),
      ),
    );
    const ids = responses.flatMap(({ status, body }) => (status === 201 ? [body.reservation.id] : []));
    const cancellation = { method: 'PUT', headers, body: { status: 'cancelled' } };
    await Promise.all(ids.map((id) => requestApi(`/api/reservations/${id}/status`, cancellation)));
    await sql(`UPDATE reservations SET date = $1, status = 'no_show' WHERE id = $2`, [date, ids[0]]);
    await sql(`UPDATE reservations SET email_sent = true WHERE date = $1`, [date]);
    await sql(`DELETE FROM reservations WHERE id = $1`, [ids[1]]);
    expect((await readPage(`from=${date}&to=${laterDate}`)).total).toBe(ids.length - 1);
  });
});
