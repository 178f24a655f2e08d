import { type Language, guestMay, isToBeAgreed, unbroken } from '@strapec/domain';
import { Injectable } from '@nestjs/common';
import { visitWords } from '../../mail/rendering/visit-words.js';
import { mailText } from '../../mail/texts/mail-text.js';
import { localMoment } from '../../platform/clock/local-time.js';
import { visitTimes } from '../../platform/clock/visit-times.js';
import type { Reservation } from '../../platform/database/entities/reservations/reservation.entity.js';
import { Problem } from '../../platform/http/problems/problem.js';
import { type Page, htmlPage } from '../../platform/http/server/html-page.js';
import { guestVisitOf } from '../core/reservation-views.js';
import { StrictValidationPipe } from '../../platform/http/problems/validation.pipe.js';
import { GuestChangeDto } from '../guest-link/guest-change-form.js';
import { GuestChanges } from '../guest-link/guest-changes.js';
import { type HeldReservation, GuestReservations } from '../guest-link/guest-reservations.js';
import { GuestTimes } from '../guest-link/guest-times.js';
import { withAnswer, withWait } from './wait-words.js';
import { type GuestLook, type SentPress, languageOf } from './guest-pages.js';
import { GuestStamps } from './guest-stamps.js';
import { reservePageTexts } from './reserve-page-texts.js';
import { type Refused, fieldsIn, noteFields, refusedBy, typedFields } from './typed-fields.js';
import {
  type Asked,
  type VisitScene,
  VisitForms,
  isSoonIn,
  roomFor,
  visitFormStyle,
  visitPage,
  visitView,
} from './visit-form.js';

const sk = {
  ...reservePageTexts.sk,
  title: 'Zmeniť rezerváciu',
  now: 'Teraz máte stôl {onDay} od {from} do {until} pre {party}.',
  lead: 'Kým zmenu nepotvrdíte, držíme vám to, čo máte.',
  fields: { ...reservePageTexts.sk.fields, specialRequests: 'Chcete nám niečo odkázať?' },
  hints: { ...reservePageTexts.sk.hints, specialRequests: 'Nepovinné. Nahradí to, čo ste nám napísali predtým.' },
  save: 'Potvrdiť zmenu',
  ask: {
    lead: 'Takúto zmenu si musíme najprv pozrieť. Ozveme sa vám {answer}; dovtedy platí rezervácia tak, ako je.',
    action: 'Požiadať o\u00a0zmenu',
  },
  back: 'Nechať tak, ako je',
  notices: {
    again: 'Nič sme zatiaľ nezmenili. Stlačte, prosím, ešte raz.',
    capacity_full: 'Je nám to ľúto, tento čas si medzitým vzal niekto iný. Vaša rezervácia zostáva, ako bola.',
    slot_not_offered: 'Na tento čas sa už rezervovať nedá. Vaša rezervácia zostáva, ako bola.',
    changed_meanwhile: 'Rezervácia sa medzitým zmenila. Pozrite sa, prosím, a\u00a0skúste to znova.',
    approval_needed: 'Na takúto zmenu je už málo času. Zavolajte nám, prosím; rezervácia zostáva, ako bola.',
    too_many_changes: 'Rezerváciu ste už menili viackrát. Zavolajte nám, prosím; zostáva, ako bola.',
    validation_failed: 'Vyberte, prosím, deň, čas a\u00a0počet hostí. Vaša rezervácia zostáva, ako bola.',
    ip_rate_limit: 'Priveľa pokusov naraz. Skúste to, prosím, {wait}.',
    busy: 'Práve máme veľa práce a\u00a0nič sme nezmenili. Skúste to, prosím, o\u00a0chvíľu.',
  },
};

const en: typeof sk = {
  ...reservePageTexts.en,
  title: 'Change your reservation',
  now: 'You have a table {onDay} from {from} to {until} for {party}.',
  lead: 'What you have stays yours until you confirm the change.',
  fields: { ...reservePageTexts.en.fields, specialRequests: 'Anything we should know?' },
  hints: { ...reservePageTexts.en.hints, specialRequests: 'Optional. It takes the place of what you wrote before.' },
  save: 'Confirm the change',
  ask: {
    lead: 'We have to look at such a change first. You will hear from us {answer}; until then your reservation stands as it is.',
    action: 'Ask for the change',
  },
  back: 'Leave it as it is',
  notices: {
    again: 'Nothing has been changed yet. Please press once more.',
    capacity_full: 'We are sorry: somebody else has taken this time meanwhile. Your reservation stands as it was.',
    slot_not_offered: 'This time can no longer be reserved. Your reservation stands as it was.',
    changed_meanwhile: 'The reservation has changed meanwhile. Please have a look, and try again.',
    approval_needed:
      'There is too little time left for such a change. Please call us; your reservation stands as it was.',
    too_many_changes: 'You have changed this reservation many times. Please call us; it stands as it was.',
    validation_failed: 'Please choose a day, a time and the number of guests. Your reservation stands as it was.',
    ip_rate_limit: 'Too many attempts at once. Please try again {wait}.',
    busy: 'We are very busy right now, and nothing was changed. Please try again in a moment.',
  },
};

const texts: Readonly<Record<Language, typeof sk>> = { sk, en };

type ChangeNotice = keyof typeof sk.notices;

/** The reservation's page shows what is left to do. */
const overCodes: readonly string[] = ['transition_not_allowed', 'not_found'];

const template = htmlPage<ReturnType<typeof changeView>>(
  visitPage({
    above: '{{#if notice}}<p class="notice" role="alert">{{notice}}</p>{{/if}}',
    lead: '{{now}} {{text.lead}}',
    search: `<form method="get" action="{{path}}" class="search">
      <input type="hidden" name="lang" value="{{language}}">`,
    form: `<form method="post" action="{{path}}?lang={{language}}">
      <input type="hidden" name="version" value="{{version}}">`,
    fields: `${typedFields}
      {{#if asking}}<p class="wide">{{asking}}</p>{{/if}}
      <button class="action">{{save}}</button>`,
    links: '<ul class="links"><li><a href="{{back}}?lang={{language}}">{{text.back}}</a></li></ul>',
    below:
      '{{#if businessDetails.phone}}<p class="below">{{text.call}} <a href="{{phoneUrl}}">{{businessDetails.phone}}</a></p>{{/if}}',
  }),
  visitFormStyle,
);

/** Decision 0028. */
@Injectable()
export class ChangePages {
  constructor(
    private readonly guests: GuestReservations,
    private readonly changes: GuestChanges,
    private readonly validation: StrictValidationPipe,
    private readonly times: GuestTimes,
    private readonly visits: VisitForms,
    private readonly stamps: GuestStamps,
  ) {}

  /** `null` when the visit cannot be changed. */
  async drawChangePage(look: GuestLook, asked: Asked, why?: Refused<ChangeNotice>): Promise<Page | null> {
    const held = await this.guests.findIfOpen(look.token);
    return held && this.page(held, { ...look, asked }, why);
  }

  /** `null` on success. */
  async save({ isForeign, form, ip, ...look }: SentPress): Promise<Page | null> {
    const held = await this.guests.findIfOpen(look.token);
    if (!held) return null;
    if (isForeign || !this.stamps.isGood(form.stamp, held.reservation.id))
      return this.page(held, { ...look, asked: form }, { notice: 'again', status: 200 });
    try {
      await this.changes.changeByGuest(
        look.token,
        ip,
        (await this.validation.read(GuestChangeDto, asSent(form))).asked(),
      );
      return null;
    } catch (error) {
      const isOver = error instanceof Problem && overCodes.includes(error.code);
      return this.drawChangePage(look, form, isOver ? undefined : refusedBy(error, sk.notices));
    }
  }

  private async page(
    { reservation, now }: HeldReservation,
    look: GuestLook & { asked: Asked },
    { status, ...why }: Refused<ChangeNotice> = { status: 200 },
  ): Promise<Page | null> {
    if (!guestMay('change', guestVisitOf(reservation, now), localMoment(now))) return null;
    const language = languageOf(look, reservation.preferredLanguage);
    const { date, partySize } = reservation;
    const scene = await this.visits.scene(language, look.asked, () => ({
      date,
      partySize,
      ...visitTimes(reservation),
    }));
    const room = await roomFor(scene.sought, {
      startTimes: (asked) => this.times.startTimes(reservation, asked),
      alternatives: (asked, wanted) => this.times.alternatives(reservation, asked, wanted),
    });
    const back = `/r/${look.token}`;
    const form = { path: `${back}/change`, stamp: this.stamps.make(reservation.id) };
    const html = template(changeView({ ...scene, ...room, ...form, ...why, reservation, back }));
    return { status, html, retryAfter: why.retryAfter };
  }
}

function asSent({ stamp: _stamp, ...form }: Asked): Asked {
  const { version, partySize, duration } = form;
  return { ...form, version: Number(version), partySize: Number(partySize), duration: Number(duration) };
}

interface ChangeScene extends VisitScene {
  reservation: Reservation;
  notice?: ChangeNotice;
  back: string;
}

function changeView(scene: ChangeScene) {
  const { reservation, sought, language, rules, notice, back, retryAfter } = scene;
  const text = texts[language];
  const isAsked = reservation.status === 'confirmed' && isToBeAgreed(reservation, sought, rules);
  return {
    ...visitView(scene, text, Math.max(rules.largestPartyOnline, reservation.partySize)),
    back,
    version: reservation.version,
    notice: notice && withWait(text.notices[notice], retryAfter, language),
    now: nowIn(text.now, reservation, language),
    fields: fieldsIn(noteFields(text), { typed: scene.typed, errors: [] }, text),
    asking: isAsked ? withAnswer(text.ask.lead, language, isSoonIn(scene, reservation)) : null,
    save: isAsked ? text.ask.action : text.save,
  };
}

function nowIn(sentence: string, { partySize, ...visit }: Reservation, language: Language): string {
  const party = unbroken(mailText(language, 'party.for', { partySize }));
  const words = { ...visitWords(visit, language), party };
  return sentence.replace(/\{(\w+)\}/g, (_all, name: keyof typeof words) => words[name]);
}
