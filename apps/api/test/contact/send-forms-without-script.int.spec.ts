import { formPaths } from '@strapec/domain';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newEmail } from '../support/call';
import { type StartedApp, fixture } from '../support/fixture';
import { insertPublicEvent } from '../support/forms';
import { sql } from '../support/sql';

/* Contact, inquiry and newsletter as plain forms, on a clock that stands still. */
const noon = '2026-12-02T12:00:00+01:00';
const later = '2026-12-02T12:00:06+01:00';
let app: StartedApp;

beforeAll(async () => {
  app = await fixture.startApp({ at: noon, env: { RATE_LIMITS: 'on' } });
});
beforeEach(async () => {
  app.setClock(noon);
  await sql('DELETE FROM rate_limits');
  for (const table of ['contact_messages', 'event_inquiries', 'newsletter_subscribers'])
    await sql(`DELETE FROM ${table}`);
});

async function look(path: string, init: RequestInit = {}) {
  const answer = await fetch(app.baseUrl + path, { redirect: 'manual', ...init });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}
const send = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  look(path, { method: 'POST', body: new URLSearchParams(form), headers });

const valueIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#x3D;', '=') ?? '';
const proofIn = (html: string) => ({ key: valueIn(html, 'key'), stamp: valueIn(html, 'stamp') });

const kinds = {
  message: {
    table: 'contact_messages',
    typed: { firstName: 'Eva', lastName: 'Nová', phone: '', message: 'Máte otvorené aj pre psa?' },
  },
  inquiry: {
    table: 'event_inquiries',
    typed: {
      ...{ name: 'Eva Nová', phone: '0905 123 456', eventType: 'celebration', eventDate: '2026-12-13' },
      ...{ guestCount: '15–20', message: 'Päťdesiatka' },
    },
  },
  newsletter: { table: 'newsletter_subscribers', typed: {} },
} as const;
const cases = (['message', 'inquiry', 'newsletter'] as const).flatMap((kind) =>
  (['sk', 'en'] as const).map((language) => ({ kind, language, path: formPaths[kind][language] })),
);
const stored = (kind: keyof typeof kinds) => sql<{ language: string }>(`SELECT language FROM ${kinds[kind].table}`);

describe.each(cases)('$kind in $language', ({ kind, language, path }) => {
  const typed = (email = newEmail()): Record<string, string> => ({ ...kinds[kind].typed, email });

  it('from a cached page is shown again as it was typed, and stored once by the second press', async () => {
    const form = typed();
    const first = await send(path, { ...form, website: '' });
    expect([first.status, await stored(kind)]).toEqual([200, []]);
    expect(first.html).toContain('data-code="again"');
    expect(first.html).toContain(`<html lang="${language}">`);
    expect(first.html).toContain(form['email']);
    expect(first.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(first.html).not.toContain('<script');
    app.setClock(later);
    const proven = { ...form, ...proofIn(first.html) };
    const second = await send(path, proven);
    expect([second.status, second.headers.get('location')]).toEqual([303, `${path}?sent`]);
    expect((await send(path, proven)).status).toBe(303); // pressed twice
    app.setClock('2026-12-03T12:00:07+01:00'); // what it made is not remembered any more
    expect((await send(path, proven)).html).toContain('data-code="again"');
    expect(await stored(kind)).toEqual([{ language }]);
    expect((await look(`${path}?sent`)).html).toContain(`<html lang="${language}">`);
  });

  it('shows the error at each field, and the typed values', async () => {
    const { html } = await look(path);
    app.setClock(later);
    const { status, html: again } = await send(path, { ...typed('eva@'), ...proofIn(html) });
    expect([status, await stored(kind)]).toEqual([422, []]);
    expect(again).toMatch(/id="email"[^>]*value="eva@"[^>]*aria-invalid="true" aria-describedby="email-error"/);
    expect(again).toContain('href="#email"');
    expect(proofIn(again)).toEqual(proofIn(html));
  });

  it('of another site, too soon, or with a forged stamp is not stored', async () => {
    const { html } = await look(path);
    const form = { ...typed(), ...proofIn(html) };
    expect((await send(path, form)).html).toContain('data-code="again"'); // the clock stands still
    app.setClock(later);
    expect((await send(path, form, { 'sec-fetch-site': 'cross-site' })).html).toContain('data-code="again"');
    expect((await send(path, { ...form, key: 'x' })).html).toContain('data-code="again"');
    expect(await stored(kind)).toEqual([]);
  });
});

describe('a form without script', () => {
  const proven = async (path: string) => {
    app.setClock(noon);
    const { html } = await look(path);
    app.setClock(later);
    return proofIn(html);
  };

  it('comes three times in an hour for one e-mail, and another kind is not counted with it', async () => {
    const email = newEmail();
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      const { path } = cases[0] as (typeof cases)[number];
      answers.push((await send(path, { ...kinds.message.typed, email, ...(await proven(path)) })).status);
    }
    expect(answers).toEqual([303, 303, 303, 429]);
    expect((await send('/novinky', { email, ...(await proven('/novinky')) })).status).toBe(303);
  });

  it('that was sent and then changed gets a notice, and is another one', async () => {
    const form = { ...kinds.message.typed, email: newEmail(), ...(await proven('/sprava')) };
    expect((await send('/sprava', form)).status).toBe(303);
    const changed = await send('/sprava', { ...form, message: 'A ešte niečo' });
    expect(changed.html).toContain('data-code="idempotency_mismatch"');
    expect(proofIn(changed.html).key).not.toBe(form.key);
    expect(await stored('message')).toHaveLength(1);
  });

  it('about a public event names it, without kind and day; a past one gets a notice', async () => {
    const eventId = await insertPublicEvent({ price_per_person: 3900, current_bookings: 2 });
    const { html } = await look(`/dopyt?eventId=${eventId}`);
    expect(html).toContain('Malé Karpaty v\u00a0ôsmich fľašiach');
    expect(html).toMatch(/39,00\s€ na osobu · Voľné miesta: 10/);
    expect(html).not.toContain('name="eventDate"');
    app.setClock(later);
    const { eventType: _type, eventDate: _date, ...who } = kinds.inquiry.typed;
    const form = { ...who, email: newEmail(), eventId, ...proofIn(html) };
    expect((await send('/dopyt', { ...form, guestCount: '11' })).html).toContain('id="guestCount-error"');
    expect((await send('/dopyt', { ...form, guestCount: '10' })).status).toBe(303);
    expect(await sql('SELECT about_event_id AS id FROM event_inquiries')).toEqual([{ id: eventId }]);
    await sql(`UPDATE events SET status = 'cancelled'`);
    const over = await send('/dopyt', { ...form, guestCount: '1', ...(await proven('/dopyt')) });
    expect([over.status, over.html.includes('data-code="over"')]).toEqual([422, true]);
    expect(over.html).toContain('name="eventDate"');
  });
});
