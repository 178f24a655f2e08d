import { describe, expect, it, beforeAll } from '@jest/globals';
import { newEmail, call, reserve } from '../support/call';
import { upcomingDate } from '../support/upcoming-date';
import { buildSmallWeb, smallWebTexts } from '../support/small-web';
import { sql } from '../support/sql';
import { type StaffAnswer, staffAtProcesses } from '../support/staff-calls';
import { waitUntil } from '../support/wait-until';

interface ContentBody {
  id: string;
  key: string;
  section: string;
  type: string;
  contentEn: string;
  contentSk: string;
  placeholders: string[];
  version: number;
  updatedAt: string;
  updatedBy: string | null;
}

const { staff, urls } = staffAtProcesses(2, { WEB_DIST: buildSmallWeb() });
const list = async (): Promise<ContentBody[]> => (await staff<ContentBody[]>('/api/admin/content')).body;
const onPages = async () =>
  (await staff<{ languages: string[]; texts: Record<string, unknown>[] }>('/api/admin/content/page')).body;
const seed = (at = 0) => staff<{ added: number; message: string }>('/api/admin/seed-content', { method: 'POST', at });
const title = { key: 'home.hero.title', section: 'home', contentEn: 'Slow wine', contentSk: 'Pomalé víno' };
const save = (change: Record<string, unknown> = {}, at = 0): Promise<StaffAnswer<ContentBody>> =>
  staff<ContentBody>('/api/admin/content', { method: 'POST', body: { ...title, ...change }, at });
const page = async (path: string, at = 0): Promise<string> => (await call<string>(path, { at: urls()[at] ?? '' })).body;

beforeAll(async () => {
  await sql('DELETE FROM site_content'); // of the sample venue
  expect(await list()).toEqual([]);
});

describe('the texts of the pages', () => {
  it('are listed before any is saved, in built-in order, with the first language of the bar', async () => {
    const { languages, texts } = await onPages();
    expect(languages).toEqual(['sk', 'en']);
    const onPage = texts.filter(({ page: on }) => on !== 'venue');
    expect(onPage.map(({ key }) => key)).toEqual(smallWebTexts.map(({ key }) => key));
    expect(texts[0]).toEqual({
      ...{ key: 'home.hero.title', section: 'home', page: 'home', type: 'text', placeholders: [] },
      ...{ contentEn: 'Wine that slows', contentSk: 'Víno, ktoré spomalí' },
      ...{ builtInEn: 'Wine that slows', builtInSk: 'Víno, ktoré spomalí' },
      ...{ version: 0, updatedAt: null, updatedBy: null },
    });
  });
});

describe('front page texts', () => {
  it('are added once by concurrent requests', async () => {
    const answers = await Promise.all([seed(0), seed(1), seed(0), seed(1)]);
    const expected = smallWebTexts.length;
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(expected);
    expect(await list()).toHaveLength(expected);
    expect((await seed()).body).toMatchObject({ added: 0, message: 'All front page texts are here already.' });
  });

  it('are listed with key, section, placeholders and author', async () => {
    const texts = await list();
    expect(texts.find(({ key }) => key === 'footer.copyright')).toMatchObject({
      section: 'footer',
      type: 'text',
      contentSk: '© {since} {owner}',
      placeholders: ['{since}', '{owner}'],
      version: 1,
      updatedBy: 'Jana',
    });
    expect(texts.find(({ key }) => key === 'home.about.more')?.placeholders).toEqual(['<link>']);
    expect([...new Set(texts.map(({ section }) => section))]).toEqual(['about', 'events', 'footer', 'home']);
  });

  it('include the time zone, which changes only while no guest is expected', async () => {
    const zone = (name: string) =>
      save({ key: 'venue.timeZone', section: 'venue', contentEn: name, contentSk: name, version: undefined });
    const zoneNow = async () =>
      (await call<{ venue: { zone: string } }>('/api/site', { at: urls()[1] ?? '' })).body.venue.zone;
    const { body } = await reserve({ email: newEmail(), date: upcomingDate('friday') }, { at: urls()[0] ?? '' });
    expect(await zone('America/New_York')).toMatchObject({ status: 409, body: { code: 'zone_in_use' } });
    expect(await zoneNow()).toBe('Europe/Bratislava');
    await sql('DELETE FROM reservations WHERE id = $1', [body.reservation.id]);
    expect((await zone('America/New_York')).status).toBe(200);
    expect(await zoneNow()).toBe('America/New_York');
    expect((await zone('Europe/Bratislava')).status).toBe(200);
  });

  it('are not overwritten after a change by staff, and removed ones are added again', async () => {
    await save();
    await sql(`DELETE FROM site_content WHERE key = 'events.spots'`);
    expect((await seed()).body.added).toBe(1);
    const changed = (await list()).find(({ key }) => key === title.key);
    expect(changed).toMatchObject({ contentEn: 'Slow wine', version: 2, updatedBy: 'Jana' });
  });

  it('are sent with no page while they equal the built-in ones', async () => {
    const { body } = await call<{ texts: Record<string, unknown> }>('/api/site?lang=sk', { at: urls()[0] ?? '' });
    expect(body.texts).toEqual({ 'home.hero.title': 'Pomalé víno' });
  });
});

describe('a saved text', () => {
  it('is on the next page of this process, and of the others once they are notified', async () => {
    for (let time = 1; time <= 20; time += 1) {
      await save({ contentSk: `Víno číslo ${time}`, contentEn: `Wine number ${time}` });
      expect(await page('/')).toContain(`|Víno číslo ${time}<`);
      expect(await page('/?lang=en')).toContain(`|Wine number ${time}<`);
      await waitUntil(
        () => page('/', 1),
        (html) => html.includes(`|Víno číslo ${time}<`),
      );
    }
  });

  it('is sent to pages as plain text without placeholders, as a syntax tree with them', async () => {
    await save({ contentEn: 'Tonight: {Frankovka} <b>&', contentSk: "Dnes 'večer' v {pivnici}" });
    await save({
      key: 'footer.copyright',
      section: 'footer',
      contentEn: '{owner}, {since}',
      contentSk: '{owner} · {since}',
    });
    const { body } = await call<{ texts: Record<string, unknown> }>('/api/site?lang=en', { at: urls()[0] ?? '' });
    expect(body.texts).toEqual({
      'home.hero.title': 'Tonight: {Frankovka} <b>&',
      'footer.copyright': [
        { type: 1, value: 'owner' },
        { type: 0, value: ', ' },
        { type: 1, value: 'since' },
      ],
    });
    const slovak = await call<{ texts: Record<string, unknown> }>('/api/site?lang=sk', { at: urls()[0] ?? '' });
    expect(slovak.body.texts['home.hero.title']).toBe("Dnes 'večer' v\u00a0{pivnici}");
  });

  it('may contain values of the bar: pages fill plain ones and get the syntax tree of a choice', async () => {
    await save({ contentEn: 'In {city}, {Frankovka}', contentSk: '{part, select, day {Dnes} other {Večer}} v {city}' });
    await save({
      key: 'footer.copyright',
      section: 'footer',
      contentEn: '{owner}, {since}, {city}',
      contentSk: '{owner} {since}',
    });
    const { body } = await call<{ texts: Record<string, unknown> }>('/api/site?lang=en', { at: urls()[0] ?? '' });
    expect(body.texts['home.hero.title']).toBe('In {city}, {Frankovka}');
    expect(body.texts['footer.copyright']).toContainEqual({ type: 1, value: 'city' });
    const slovak = await call<{ texts: Record<string, unknown> }>('/api/site?lang=sk', { at: urls()[0] ?? '' });
    expect(slovak.body.texts['home.hero.title']).toContainEqual({ type: 1, value: 'city' });
  });

  it('is in the audit log with its previous state', async () => {
    await save({ contentEn: 'One', contentSk: 'Jeden' });
    await save({ contentEn: 'Two', contentSk: 'Jeden' });
    const { body } = await staff<Record<string, unknown>[]>(`/api/admin/audit?subjectId=${title.key}`);
    expect((body as unknown as Record<string, unknown>[])[0]).toMatchObject({
      action: 'content.save',
      staff: 'Jana',
      before: { contentEn: 'One' },
      after: { contentEn: 'Two' },
    });
  });
});

describe('two staff members who edit one text', () => {
  it('the second receives the text saved by the first, and may then overwrite it', async () => {
    const { body: seen } = await save();
    const first = await save({ contentEn: 'Mine', version: seen.version });
    const second = await save({ contentEn: 'Yours', version: seen.version }, 1);
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'changed_meanwhile']);
    expect(second.body.current).toMatchObject({ contentEn: 'Mine', version: seen.version + 1, updatedBy: 'Jana' });
    expect((await save({ contentEn: 'Yours', version: seen.version + 1 }, 1)).body.contentEn).toBe('Yours');
  });

  it('one of twenty concurrent changes wins, also for a new text', async () => {
    const { body: seen } = await save();
    const races = [{ version: seen.version }, { key: 'home.hero.more', version: 0 }];
    for (const race of races) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, each) => save({ ...race, contentEn: `${each}` }, each)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    }
    const { texts } = await onPages();
    expect(texts.find(({ key }) => key === 'home.hero.more')).toMatchObject({
      page: 'other',
      builtInEn: null,
      version: 1,
    });
    const changed = { contentSk: 'Pomalé víno', builtInSk: 'Víno, ktoré spomalí', updatedBy: 'Jana' };
    expect(texts.find(({ key }) => key === title.key)).toMatchObject(changed);
  });
});

describe('an invalid text is refused with its field', () => {
  it.each([
    [{ contentEn: ' ' }, 'contentEn', 'English content is required'],
    [{ contentSk: undefined }, 'contentSk', 'Slovak content is required'],
    [{ contentSk: 7 }, 'contentSk', 'Slovak content is required'],
    [{ contentSk: 'x'.repeat(5_001) }, 'contentSk', 'This text is too long'],
    [{ contentSk: 'a\u0000b' }, 'contentSk', 'This text has characters that cannot be used'],
    [{ contentSk: 'half an emoji: \ud83c' }, 'contentSk', 'This text has characters that cannot be used'],
    [{ section: '' }, 'section', 'This field is required'],
    [{ key: '' }, 'key', 'This field is required'],
    [{ key: '../x' }, 'key', 'A key has letters, digits, dots and dashes only'],
    [{ version: -1 }, 'version', 'The version must be a whole number'],
    [{ by: 'me' }, 'by', 'This field is not known'],
    [{ key: 'footer.copyright', contentEn: '© 2025' }, 'contentEn', expect.stringContaining('placeholders')],
    [
      { key: 'footer.copyright', contentEn: '{since} {owner} {more}' },
      'contentEn',
      expect.stringContaining('placeholders'),
    ],
    [{ key: 'footer.copyright', contentEn: '{since} {owner' }, 'contentEn', expect.stringContaining('cannot be read')],
    [
      { key: 'footer.copyright', contentEn: '{since, date} {owner}' },
      'contentEn',
      expect.stringContaining('placeholders'),
    ],
    [{ key: 'home.about.more', contentEn: '{link}' }, 'contentEn', expect.stringContaining('placeholders')],
    [{ key: 'venue.latitude', contentEn: 'north' }, 'contentEn', expect.stringContaining('degrees')],
    [{ key: 'venue.socialLinks', contentEn: 'javascript:alert(1)' }, 'contentEn', 'Must be a valid URL'],
  ])('%j', async (wrong, field, message) => {
    const { contentEn = '© {since} {owner}', ...rest } = wrong as Record<string, unknown>;
    const fits = ['footer.copyright', 'home.about.more', 'venue.latitude', 'venue.socialLinks'];
    const slovak: Record<string, string> = {
      'footer.copyright': '© {since} {owner}',
      'home.about.more': '<link>Viac</link>',
      'venue.latitude': '48.1',
      'venue.socialLinks': 'https://example.com/x',
    };
    const contentSk = fits.includes(String(rest.key)) ? slovak[String(rest.key)] : title.contentSk;
    const { status, body } = await save({ contentSk, contentEn, ...rest });
    expect([status, body.errors?.map((error) => [error.field, error.message])]).toEqual([400, [[field, message]]]);
  });

  it('a plural may be replaced by another one, or by none', async () => {
    const spots = { key: 'events.spots', section: 'events', contentEn: 'Spots: {count}' };
    const contentSk = '{count, plural, =0 {obsadené} other {voľné: #}}';
    expect((await save({ ...spots, contentSk })).status).toBe(200);
    const { status, body } = await save({ ...spots, contentSk: '{count, plural, one {jedno}}' });
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'syntax_invalid']);
  });
});

describe('a venue with one language', () => {
  const speak = async (languages: string[]): Promise<void> => {
    const { body } = await staff<object>('/api/admin/business-details');
    const answer = await staff('/api/admin/business-details', { method: 'PUT', body: { ...body, languages } });
    expect(answer.status).toBe(200);
  };
  const look = async (path: string, at = 0): Promise<[number, string | null]> => {
    const { status, headers } = await fetch((urls()[at] ?? '') + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  it('redirects addresses in the other language in every process, until it has both again', async () => {
    await speak(['sk']);
    expect(await look('/?lang=en')).toEqual([302, '/']);
    expect(await look('/events?lang=en&x=1')).toEqual([302, '/events?x=1']);
    expect(await look('/reservation?date=2026-12-04')).toEqual([302, '/rezervacia?date=2026-12-04']);
    expect(await look('/?lang=sk')).toEqual([200, null]);
    const headers = { cookie: 'lang=en' };
    expect((await call<string>('/', { at: urls()[0] ?? '', headers })).body).toMatch(/^sk\|/);
    await waitUntil(
      async () => (await page('/', 1), look('/?lang=en', 1)),
      ([status]) => status === 302,
    );
    await speak(['en', 'sk']);
    expect(await page('/')).toMatch(/^en\|/);
    expect(await page('/?lang=sk')).toMatch(/^sk\|/);
    await speak(['sk', 'en']);
    expect(await look('/?lang=en')).toEqual([200, null]);
  });
});
