import { formPaths } from '@strapec/domain';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail } from '../support/request-api';
import { type StartedApp, fixture } from '../support/fixture';
import { insertPublicEvent } from '../support/form-calls';
import { sql } from '../support/sql';

/* Contact, inquiry and newsletter as plain forms, on a clock that stands still. */
const noon = '2026-12-02T12:00:00+01:00';
/** A form younger than one second is refused. */
const sixSecondsLater = '2026-12-02T12:00:06+01:00';
let app: StartedApp;

beforeAll(async () => {
  app = await fixture.startApp({ now: noon, env: { RATE_LIMITS: 'on' } });
});
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM rate_limits');
  for (const table of ['contact_messages', 'event_inquiries', 'newsletter_subscribers'])
    await sql(`DELETE FROM ${table}`);
});

async function fetchPage(path: string, init: RequestInit = {}) {
  const response = await fetch(app.baseUrl + path, { redirect: 'manual', ...init });
  return { status: response.status, html: await response.text(), headers: response.headers };
}
const postForm = (path: string, formValues: Record<string, string>, headers: Record<string, string> = {}) =>
  fetchPage(path, { method: 'POST', body: new URLSearchParams(formValues), headers });

const readHiddenValue = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#x3D;', '=') ?? '';
const readStamp = (html: string) => ({ key: readHiddenValue(html, 'key'), stamp: readHiddenValue(html, 'stamp') });

const forms = {
  message: {
    table: 'contact_messages',
    fields: { firstName: 'Eva', lastName: 'Nová', phone: '', message: 'Máte otvorené aj pre psa?' },
  },
  inquiry: {
    table: 'event_inquiries',
    fields: {
      ...{ name: 'Eva Nová', phone: '0905 123 456', eventType: 'celebration', eventDate: '2026-12-13' },
      ...{ guestCount: '15–20', message: 'Päťdesiatka' },
    },
  },
  newsletter: { table: 'newsletter_subscribers', fields: {} },
} as const;
const formCases = (['message', 'inquiry', 'newsletter'] as const).flatMap((kind) =>
  (['sk', 'en'] as const).map((language) => ({ kind, language, path: formPaths[kind][language] })),
);
const readStoredRows = (kind: keyof typeof forms) =>
  sql<{ language: string }>(`SELECT language FROM ${forms[kind].table}`);

describe.each(formCases)('$kind in $language', ({ kind, language, path }) => {
  const createForm = (email = newEmail()): Record<string, string> => ({ ...forms[kind].fields, email });

  it('from a cached page is shown again with the typed values, and stored once when it is sent again', async () => {
    const form = createForm();
    const firstResponse = await postForm(path, { ...form, website: '' });
    expect([firstResponse.status, await readStoredRows(kind)]).toEqual([200, []]);
    expect(firstResponse.html).toContain('data-code="again"');
    expect(firstResponse.html).toContain(`<html lang="${language}">`);
    expect(firstResponse.html).toContain(form['email']);
    expect(firstResponse.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(firstResponse.html).not.toContain('<script');
    app.setClock(sixSecondsLater);
    const stampedForm = { ...form, ...readStamp(firstResponse.html) };
    const secondResponse = await postForm(path, stampedForm);
    expect([secondResponse.status, secondResponse.headers.get('location')]).toEqual([303, `${path}?sent`]);
    expect((await postForm(path, stampedForm)).status).toBe(303); // sent twice
    app.setClock('2026-12-03T12:00:07+01:00'); // the stamp is valid for one day
    expect((await postForm(path, stampedForm)).html).toContain('data-code="again"');
    expect(await readStoredRows(kind)).toEqual([{ language }]);
    expect((await fetchPage(`${path}?sent`)).html).toContain(`<html lang="${language}">`);
  });

  it('shows the error at each field, and the typed values', async () => {
    const { html } = await fetchPage(path);
    app.setClock(sixSecondsLater);
    const { status, html: refusedHtml } = await postForm(path, { ...createForm('eva@'), ...readStamp(html) });
    expect([status, await readStoredRows(kind)]).toEqual([422, []]);
    expect(refusedHtml).toMatch(/id="email"[^>]*value="eva@"[^>]*aria-invalid="true" aria-describedby="email-error"/);
    expect(refusedHtml).toContain('href="#email"');
    expect(readStamp(refusedHtml)).toEqual(readStamp(html));
  });

  it('is not stored from another site, too soon, or with a forged stamp', async () => {
    const { html } = await fetchPage(path);
    const form = { ...createForm(), ...readStamp(html) };
    expect((await postForm(path, form)).html).toContain('data-code="again"'); // the clock stands still
    app.setClock(sixSecondsLater);
    expect((await postForm(path, form, { 'sec-fetch-site': 'cross-site' })).html).toContain('data-code="again"');
    expect((await postForm(path, { ...form, key: 'x' })).html).toContain('data-code="again"');
    expect(await readStoredRows(kind)).toEqual([]);
  });
});

describe('a form without script', () => {
  const fetchStamp = async (path: string) => {
    app.setClock(noon);
    const { html } = await fetchPage(path);
    app.setClock(sixSecondsLater);
    return readStamp(html);
  };

  it('is accepted three times in an hour for one e-mail, counted for each kind of form', async () => {
    const email = newEmail();
    const statuses = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const { path } = formCases[0] as (typeof formCases)[number];
      statuses.push((await postForm(path, { ...forms.message.fields, email, ...(await fetchStamp(path)) })).status);
    }
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect((await postForm('/novinky', { email, ...(await fetchStamp('/novinky')) })).status).toBe(303);
  });

  it('gets a notice and a new key when it is changed after it was sent', async () => {
    const form = { ...forms.message.fields, email: newEmail(), ...(await fetchStamp('/sprava')) };
    expect((await postForm('/sprava', form)).status).toBe(303);
    const changedResponse = await postForm('/sprava', { ...form, message: 'A ešte niečo' });
    expect(changedResponse.html).toContain('data-code="idempotency_mismatch"');
    expect(readStamp(changedResponse.html).key).not.toBe(form.key);
    expect(await readStoredRows('message')).toHaveLength(1);
  });

  it('about a public event names the event, without event type and date; a cancelled event gets a notice', async () => {
    const eventId = await insertPublicEvent({ price_per_person: 3900, current_bookings: 2 });
    const { html } = await fetchPage(`/dopyt?eventId=${eventId}`);
    expect(html).toContain('Malé Karpaty v\u00a0ôsmich fľašiach');
    expect(html).toMatch(/39,00\s€ na osobu · Voľné miesta: 10/);
    expect(html).not.toContain('name="eventDate"');
    app.setClock(sixSecondsLater);
    const { eventType: _type, eventDate: _date, ...contactFields } = forms.inquiry.fields;
    const form = { ...contactFields, email: newEmail(), eventId, ...readStamp(html) };
    expect((await postForm('/dopyt', { ...form, guestCount: '11' })).html).toContain('id="guestCount-error"');
    expect((await postForm('/dopyt', { ...form, guestCount: '10' })).status).toBe(303);
    expect(await sql('SELECT about_event_id AS id FROM event_inquiries')).toEqual([{ id: eventId }]);
    await sql(`UPDATE events SET status = 'cancelled'`);
    const refusal = await postForm('/dopyt', { ...form, guestCount: '1', ...(await fetchStamp('/dopyt')) });
    expect([refusal.status, refusal.html.includes('data-code="over"')]).toEqual([422, true]);
    expect(refusal.html).toContain('name="eventDate"');
  });
});
