import type { Language } from '@strapec/domain';
import type { ProblemCode } from '../../../platform/http/problems/problem.js';

const sk = {
  /** Text in brackets is left out for a venue without a telephone. */
  problems: {
    validation_failed: 'Niektorý z údajov nesedí. Pozrite si zoznam chýb a skúste to znova.',
    not_found: 'Na tomto odkaze nie je žiadna rezervácia, alebo už neplatí.',
    capacity_full: 'V tomto čase už pre vás nemáme voľný stôl. Vyberte si, prosím, iný.',
    slot_not_offered: 'Na tento čas sa rezervovať nedá. Vyberte si, prosím, iný.',
    changed_meanwhile: 'Rezervácia sa medzitým zmenila. Pozrite si ju, prosím, znova.',
    transition_not_allowed: 'S touto rezerváciou sa to už urobiť nedá.',
    approval_needed: 'Na takúto zmenu je už málo času; rezervácia zostáva, ako bola.[ Zavolajte nám, prosím.]',
    too_many_changes: 'Táto rezervácia sa už menila veľakrát; platí, ako bola.[ Zavolajte nám, prosím.]',
    idempotency_mismatch: 'S týmto kľúčom už prišla iná žiadosť. Na novú si, prosím, zvoľte nový.',
    ip_rate_limit:
      'Priveľa volaní naraz. Skúste to o {minutes} min; hosť môže rezervovať aj sám na {page}[ alebo telefonicky na {phone}].',
    email_rate_limit:
      'S týmto e-mailom alebo telefónom sa za krátky čas rezervovalo viackrát. Skúste to o {minutes} min[, alebo nech hosť zavolá na {phone}].',
    too_many_unconfirmed:
      'Veľa stolov teraz čaká na potvrdenie e-mailom. Skúste to o {minutes} min; hosť môže rezervovať aj sám na {page}[ alebo telefonicky na {phone}].',
    too_many_reservations:
      'Na tento e-mail alebo telefón je už viac rezervácií.[ Ďalšiu hosť dohodne telefonicky na {phone}.]',
    already_reserved:
      'Hosť už v tomto čase stôl má; odkaz naň sme mu poslali e-mailom. Ak chce ešte jeden, zavolajte nástroj znova so secondTable: true.',
    proof_needed: 'Takú veľkú spoločnosť si hosť musí rezervovať sám na {page}[ alebo telefonicky na {phone}].',
    storage_full: 'Cez internet teraz rezervácie prijať nevieme.[ Zavolajte nám, prosím.]',
    busy: 'Práve máme veľa práce. Skúste to, prosím, o chvíľu.',
    internal_error: 'Niečo sa u nás pokazilo. Skúste to, prosím, znova.',
  } satisfies Partial<Record<ProblemCode, string>>,
  closed: 'V tento deň máme zatvorené.',
  full: 'V tento deň pre vás nemáme voľný stôl.',
  free: 'V tieto časy máme voľný stôl.',
  held: 'Stôl držíme {minutes} minút. Hosťovi sme poslali e-mail: nech ho dovtedy otvorí a stlačí Potvrdiť rezerváciu, až potom rezervácia platí.',
  heldForApproval:
    'Stôl držíme {minutes} minút. Hosťovi sme poslali e-mail: nech ho dovtedy otvorí a stlačí Potvrdiť rezerváciu. Potom sa mu do 24 hodín ozveme, či takú spoločnosť prijmeme.',
  heldForApprovalSoon:
    'Stôl držíme {minutes} minút. Hosťovi sme poslali e-mail: nech ho dovtedy otvorí a stlačí Potvrdiť rezerváciu. Potom sa mu čo najskôr, ešte pred príchodom, ozveme, či takú spoločnosť prijmeme.',
  over: 'Čas na potvrdenie už uplynul. Kým je miesto a do začiatku dosť času, odkazom v e-maile ju hosť ešte potvrdiť môže.',
  stands: 'Túto rezerváciu už máme. Pozrite si, ako je na tom.',
  cancelPreview: 'Zatiaľ sme nič nezrušili. Ak si to hosť želá, zavolajte nástroj znova s confirm: true.',
  latePreview:
    'Zatiaľ sme nič nezrušili. Do začiatku už nie je veľa času, bolo by to neskoré zrušenie. Ak si to hosť želá, zavolajte nástroj znova s confirm: true.',
  cancelled: 'Rezervácia je zrušená. Ešte 10 minút sa dá na odkaze vrátiť, kým je miesto.',
  changePreview:
    'Zatiaľ sme nič nezmenili, zmena je možná. Ak si ju hosť želá, zavolajte nástroj znova s confirm: true.',
  changed: 'Rezervácia je zmenená a hosť o tom dostane e-mail.',
  requestPreview:
    'Zatiaľ sme nič nezmenili. Na takej zmene sa musíme dohodnúť: ak si ju hosť želá, zavolajte nástroj znova s confirm: true a ozveme sa mu.',
  changeRequested: 'O zmenu sme požiadaní a hosťovi sa ozveme. Dovtedy rezervácia platí, ako bola.',
};

const en: typeof sk = {
  problems: {
    validation_failed: 'Something in this is not right. See the list of errors and try again.',
    not_found: 'There is no reservation behind this link, or it is no longer valid.',
    capacity_full: 'There is no free table for this party at that time. Please choose another one.',
    slot_not_offered: 'This time cannot be reserved. Please choose another one.',
    changed_meanwhile: 'The reservation has changed meanwhile. Please look at it again.',
    transition_not_allowed: 'This can no longer be done with this reservation.',
    approval_needed:
      'There is too little time left to agree to such a change; the reservation stands as it was.[ Please call.]',
    too_many_changes: 'This reservation has been changed many times; it stands as it was.[ Please call.]',
    idempotency_mismatch: 'This key belongs to another request. Please choose a new one for a new request.',
    ip_rate_limit:
      'Too many calls at once. Try again in {minutes} min; the guest can also reserve at {page}[ or by telephone, {phone}].',
    email_rate_limit:
      'This e-mail or telephone has reserved several times within a short while. Try again in {minutes} min[, or let the guest call {phone}].',
    too_many_unconfirmed:
      'Many tables are waiting to be confirmed by e-mail. Try again in {minutes} min; the guest can also reserve at {page}[ or by telephone, {phone}].',
    too_many_reservations:
      'This e-mail or telephone has several reservations ahead already.[ The guest can arrange another by telephone, {phone}.]',
    already_reserved:
      'The guest has a table at this time already; its link was sent by e-mail. For one more, call the tool again with secondTable: true.',
    proof_needed: 'The guest has to reserve for such a large party themselves, at {page}[ or by telephone, {phone}].',
    storage_full: 'The bar cannot take reservations online at the moment.[ Please call.]',
    busy: 'The bar is very busy right now. Please try again in a moment.',
    internal_error: 'Something went wrong on our side. Please try again.',
  },
  closed: 'The bar is closed on this day.',
  full: 'There is no free table for this party on this day.',
  free: 'There is a free table at these times.',
  held: 'The table is held for {minutes} minutes. The guest has been sent a mail: it is a reservation once they open it and press Confirm the reservation within that time.',
  heldForApproval:
    'The table is held for {minutes} minutes. The guest has been sent a mail: once they open it and press Confirm the reservation within that time, the bar says within 24 hours whether it can take the party.',
  heldForApprovalSoon:
    'The table is held for {minutes} minutes. The guest has been sent a mail: once they open it and press Confirm the reservation within that time, the bar says as soon as it can, before the visit begins, whether it can take the party.',
  over: 'The time to confirm is over. While there is room and time enough before the start, the guest can still confirm it by the link in the mail.',
  stands: 'The bar has this reservation already. See how it stands.',
  cancelPreview: 'Nothing has been cancelled yet. If the guest wishes it, call again with confirm: true.',
  latePreview:
    'Nothing has been cancelled yet. It is not long to the start, so it would be a late cancellation. If the guest wishes it, call again with confirm: true.',
  cancelled: 'The reservation is cancelled. For 10 minutes it can be taken back behind the link, while there is room.',
  changePreview:
    'Nothing has been changed yet; the change is possible. If the guest wishes it, call again with confirm: true.',
  changed: 'The reservation is changed, and the guest is told by mail.',
  requestPreview:
    'Nothing has been changed yet. The bar has to agree to such a change: if the guest wishes it, call again with confirm: true, and the bar will answer.',
  changeRequested:
    'The change is asked for, and the bar will answer the guest. The reservation stands as it was until then.',
};

export const agentTexts: Readonly<Record<Language, typeof sk>> = { sk, en };
