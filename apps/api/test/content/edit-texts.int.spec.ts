import { describe, expect, it, beforeAll } from '@jest/globals';
import { newEmail, requestApi, postReservation } from '../support/request-api';
import { upcomingDate } from '../support/upcoming-date';
import { buildSmallWeb, smallWebTexts } from '../support/small-web';
import { sql } from '../support/sql';
import { type StaffResponse, startProcessesWithStaff } from '../support/staff-calls';
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

const { callAsStaff, getUrls } = startProcessesWithStaff(2, { WEB_DIST: buildSmallWeb() });
const listTexts = async (): Promise<ContentBody[]> => (await callAsStaff<ContentBody[]>('/api/admin/content')).body;
const readPageTexts = async () =>
  (await callAsStaff<{ languages: string[]; texts: Record<string, unknown>[] }>('/api/admin/content/page')).body;
const seedTexts = (appIndex = 0) =>
  callAsStaff<{ added: number; message: string }>('/api/admin/seed-content', { method: 'POST', appIndex });
const title = { key: 'home.hero.title', section: 'home', contentEn: 'Slow wine', contentSk: 'Pomalé víno' };
const saveText = (overrides: Record<string, unknown> = {}, appIndex = 0): Promise<StaffResponse<ContentBody>> =>
  callAsStaff<ContentBody>('/api/admin/content', { method: 'POST', body: { ...title, ...overrides }, appIndex });
const fetchBody = async <Body = string>(path: string, at = 0): Promise<Body> =>
  (await requestApi<Body>(path, { apiUrl: getUrls()[at] ?? '' })).body;
const readSiteTexts = async (language: string) =>
  (await fetchBody<{ texts: Record<string, unknown> }>(`/api/site?lang=${language}`)).texts;

beforeAll(async () => {
  await sql('DELETE FROM site_content'); // of the sample venue
  expect(await listTexts()).toEqual([]);
});

describe('the texts of the pages', () => {
  it('are listed before any is saved, in the order of the pages, with the first language of the venue first', async () => {
    const { languages, texts } = await readPageTexts();
    expect(languages).toEqual(['sk', 'en']);
    const pageTexts = texts.filter(({ page: pageName }) => pageName !== 'venue');
    expect(pageTexts.map(({ key }) => key)).toEqual(smallWebTexts.map(({ key }) => key));
    expect(texts[0]).toEqual({
      ...{ key: 'home.hero.title', section: 'home', page: 'home', type: 'text', placeholders: [] },
      ...{ contentEn: 'Wine that slows', contentSk: 'Víno, ktoré spomalí' },
      ...{ builtInEn: 'Wine that slows', builtInSk: 'Víno, ktoré spomalí' },
      ...{ version: 0, updatedAt: null, updatedBy: null },
    });
  });
});

describe('the built-in texts', () => {
  it('are added once by concurrent requests', async () => {
    const responses = await Promise.all([0, 1, 0, 1].map(seedTexts));
    const expectedCount = smallWebTexts.length;
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(responses.reduce((sum, { body }) => sum + body.added, 0)).toBe(expectedCount);
    expect(await listTexts()).toHaveLength(expectedCount);
    expect((await seedTexts()).body).toMatchObject({ added: 0, message: 'All front page texts are here already.' });
  });

  it('are listed with key, section, placeholders and author', async () => {
    const texts = await listTexts();
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
    const saveTimeZone = (zone: string) =>
      saveText({ key: 'venue.timeZone', section: 'venue', contentEn: zone, contentSk: zone, version: undefined });
    const readTimeZone = async () => (await fetchBody<{ venue: { zone: string } }>('/api/site', 1)).venue.zone;
    const { body } = await postReservation(
      { email: newEmail(), date: upcomingDate('friday') },
      { apiUrl: getUrls()[0] ?? '' },
    );
    expect(await saveTimeZone('America/New_York')).toMatchObject({ status: 409, body: { code: 'zone_in_use' } });
    expect(await readTimeZone()).toBe('Europe/Bratislava');
    await sql('DELETE FROM reservations WHERE id = $1', [body.reservation.id]);
    expect((await saveTimeZone('America/New_York')).status).toBe(200);
    expect(await readTimeZone()).toBe('America/New_York');
    expect((await saveTimeZone('Europe/Bratislava')).status).toBe(200);
  });

  it('are not overwritten after a change by staff, and removed ones are added again', async () => {
    await saveText();
    await sql(`DELETE FROM site_content WHERE key = 'events.spots'`);
    expect((await seedTexts()).body.added).toBe(1);
    const changedTitle = (await listTexts()).find(({ key }) => key === title.key);
    expect(changedTitle).toMatchObject({ contentEn: 'Slow wine', version: 2, updatedBy: 'Jana' });
  });

  it('are sent with pages only where staff have changed them', async () => {
    expect(await readSiteTexts('sk')).toEqual({ 'home.hero.title': 'Pomalé víno' });
  });
});

describe('a saved text', () => {
  it('is on the next page of this process, and of the others once they are notified', async () => {
    for (let round = 1; round <= 20; round += 1) {
      await saveText({ contentSk: `Víno číslo ${round}`, contentEn: `Wine number ${round}` });
      expect(await fetchBody('/')).toContain(`|Víno číslo ${round}<`);
      expect(await fetchBody('/?lang=en')).toContain(`|Wine number ${round}<`);
      await waitUntil(
        () => fetchBody('/', 1),
        (html) => html.includes(`|Víno číslo ${round}<`),
      );
    }
  });

  it('is sent to pages as plain text without placeholders, as a syntax tree with them', async () => {
    await saveText({ contentEn: 'Tonight: {Frankovka} <b>&', contentSk: "Dnes 'večer' v {pivnici}" });
    await saveText({
      key: 'footer.copyright',
      section: 'footer',
      contentEn: '{owner}, {since}',
      contentSk: '{owner} · {since}',
    });
    expect(await readSiteTexts('en')).toEqual({
      'home.hero.title': 'Tonight: {Frankovka} <b>&',
      'footer.copyright': [
        { type: 1, value: 'owner' },
        { type: 0, value: ', ' },
        { type: 1, value: 'since' },
      ],
    });
    const slovakTexts = await readSiteTexts('sk');
    expect(slovakTexts['home.hero.title']).toBe("Dnes 'večer' v\u00a0{pivnici}");
  });

  it('may contain venue values, sent in plain text as they are and with a choice as a syntax tree', async () => {
    await saveText({
      contentEn: 'In {city}, {Frankovka}',
      contentSk: '{part, select, day {Dnes} other {Večer}} v {city}',
    });
    await saveText({
      key: 'footer.copyright',
      section: 'footer',
      contentEn: '{owner}, {since}, {city}',
      contentSk: '{owner} {since}',
    });
    const englishTexts = await readSiteTexts('en');
    expect(englishTexts['home.hero.title']).toBe('In {city}, {Frankovka}');
    expect(englishTexts['footer.copyright']).toContainEqual({ type: 1, value: 'city' });
    const slovakTexts = await readSiteTexts('sk');
    expect(slovakTexts['home.hero.title']).toContainEqual({ type: 1, value: 'city' });
  });

  it('is in the audit log with its previous state', async () => {
    await saveText({ contentEn: 'One', contentSk: 'Jeden' });
    await saveText({ contentEn: 'Two', contentSk: 'Jeden' });
    const { body } = await callAsStaff<Record<string, unknown>[]>(`/api/admin/audit?subjectId=${title.key}`);
    expect((body as unknown as Record<string, unknown>[])[0]).toMatchObject({
      action: 'content.save',
      staff: 'Jana',
      before: { contentEn: 'One' },
      after: { contentEn: 'Two' },
    });
  });
});

describe('two staff members who edit one text', () => {
  it('do not overwrite each other unseen: the second receives the text of the first', async () => {
    const { body: savedText } = await saveText();
    const firstResponse = await saveText({ contentEn: 'Mine', version: savedText.version });
    const secondResponse = await saveText({ contentEn: 'Yours', version: savedText.version }, 1);
    expect([firstResponse.status, secondResponse.status]).toEqual([200, 409]);
    const { code, current } = secondResponse.body;
    expect(code).toBe('changed_meanwhile');
    expect(current).toMatchObject({ contentEn: 'Mine', version: savedText.version + 1, updatedBy: 'Jana' });
    expect((await saveText({ contentEn: 'Yours', version: savedText.version + 1 }, 1)).body.contentEn).toBe('Yours');
  });

  it('save one of twenty concurrent changes, also of a new text', async () => {
    const { body: savedText } = await saveText();
    const textChanges = [{ version: savedText.version }, { key: 'home.hero.more', version: 0 }];
    for (const textChange of textChanges) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => saveText({ ...textChange, contentEn: `${index}` }, index)),
      );
      const statuses = responses.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    }
    const { texts } = await readPageTexts();
    const newText = { page: 'other', builtInEn: null, version: 1 };
    expect(texts.find(({ key }) => key === 'home.hero.more')).toMatchObject(newText);
    const changedTitle = { contentSk: 'Pomalé víno', builtInSk: 'Víno, ktoré spomalí', updatedBy: 'Jana' };
    expect(texts.find(({ key }) => key === title.key)).toMatchObject(changedTitle);
  });
});

describe('an edited text', () => {
  const placeholderError = expect.stringContaining('placeholders');
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
    [{ key: 'footer.copyright', contentEn: '© 2025' }, 'contentEn', placeholderError],
    [{ key: 'footer.copyright', contentEn: '{since} {owner} {more}' }, 'contentEn', placeholderError],
    [{ key: 'footer.copyright', contentEn: '{since} {owner' }, 'contentEn', expect.stringContaining('cannot be read')],
    [{ key: 'footer.copyright', contentEn: '{since, date} {owner}' }, 'contentEn', placeholderError],
    [{ key: 'home.about.more', contentEn: '{link}' }, 'contentEn', placeholderError],
    [{ key: 'venue.latitude', contentEn: 'north' }, 'contentEn', expect.stringContaining('degrees')],
    [{ key: 'venue.socialLinks', contentEn: 'javascript:alert(1)' }, 'contentEn', 'Must be a valid URL'],
  ])('is refused with its invalid field: %j', async (invalidFields, field, message) => {
    const { contentEn = '© {since} {owner}', ...otherFields } = invalidFields as Record<string, unknown>;
    const slovakTexts: Record<string, string> = {
      'footer.copyright': '© {since} {owner}',
      'home.about.more': '<link>Viac</link>',
      'venue.latitude': '48.1',
      'venue.socialLinks': 'https://example.com/x',
    };
    const contentSk = slovakTexts[String(otherFields.key)] ?? title.contentSk;
    const { status, body } = await saveText({ contentSk, contentEn, ...otherFields });
    expect([status, body.errors?.map((error) => [error.field, error.message])]).toEqual([400, [[field, message]]]);
  });

  it('may replace a plural by another plural or by none, but not by an incomplete one', async () => {
    const spotsText = { key: 'events.spots', section: 'events', contentEn: 'Spots: {count}' };
    const contentSk = '{count, plural, =0 {obsadené} other {voľné: #}}';
    expect((await saveText({ ...spotsText, contentSk })).status).toBe(200);
    const { status, body } = await saveText({ ...spotsText, contentSk: '{count, plural, one {jedno}}' });
    expect([status, body.errors?.[0]?.code]).toEqual([400, 'syntax_invalid']);
  });
});

describe('a venue with one language', () => {
  const saveLanguages = async (languages: string[]): Promise<void> => {
    const { body } = await callAsStaff<object>('/api/admin/business-details');
    const response = await callAsStaff('/api/admin/business-details', { method: 'PUT', body: { ...body, languages } });
    expect(response.status).toBe(200);
  };
  const fetchRedirect = async (path: string, at = 0): Promise<[number, string | null]> => {
    const { status, headers } = await fetch((getUrls()[at] ?? '') + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };

  it('redirects addresses in the other language in every process, until it has both again', async () => {
    await saveLanguages(['sk']);
    expect(await fetchRedirect('/?lang=en')).toEqual([302, '/']);
    expect(await fetchRedirect('/events?lang=en&x=1')).toEqual([302, '/events?x=1']);
    expect(await fetchRedirect('/reservation?date=2026-12-04')).toEqual([302, '/rezervacia?date=2026-12-04']);
    expect(await fetchRedirect('/?lang=sk')).toEqual([200, null]);
    const headers = { cookie: 'lang=en' };
    expect((await requestApi<string>('/', { apiUrl: getUrls()[0] ?? '', headers })).body).toMatch(/^sk\|/);
    await waitUntil(
      async () => (await fetchBody('/', 1), fetchRedirect('/?lang=en', 1)),
      ([status]) => status === 302,
    );
    await saveLanguages(['en', 'sk']);
    expect(await fetchBody('/')).toMatch(/^en\|/);
    expect(await fetchBody('/?lang=sk')).toMatch(/^sk\|/);
    await saveLanguages(['sk', 'en']);
    expect(await fetchRedirect('/?lang=en')).toEqual([200, null]);
  });
});
