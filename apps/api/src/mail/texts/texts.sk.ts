import type { MailTextKey } from './texts.en.js';

/** The same in Slovak; a missing text does not compile. */
export const textsSk: Record<MailTextKey, string> = {
  'confirmed.subject': 'Stôl na vás čaká {onDay} o {from}',
  'confirmed.title': 'Vaša rezervácia je potvrdená',
  'confirmed.lead': 'Tešíme sa na vás, {firstName}. Termín si môžete uložiť z priloženého súboru do kalendára.',
  'received.subject': 'Prijali sme vašu žiadosť: {onDay} o {from}',
  'received.title': 'Vašu žiadosť sme prijali',
  'received.lead':
    'Ďakujeme, {firstName}. Stôl vám zatiaľ držíme. Pre {partySize, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}} si večer najprv sami prejdeme a ozveme sa vám do 24 hodín.',
  'cancelled.subject': 'Vaša rezervácia {onDay} je zrušená',
  'cancelled.title': 'Vaša rezervácia je zrušená',
  'cancelled.lead': 'Mrzí nás, že to tentoraz nevyjde, {firstName}. Možno iný večer?',
  'staff.subject':
    '{status, select, pending_approval {Čaká na schválenie} other {Nová rezervácia}}: {party}, {onDay} o {from}',
  'staff.title': '{status, select, pending_approval {Rezervácia čaká na schválenie} other {Nová rezervácia}}',
  'staff.lead': '{firstName} {lastName} · {email} · {phone}',
  'visit.day': 'Deň',
  'visit.time': 'Čas',
  'visit.hours': 'od {from} do {until}',
  'visit.party': 'Počet osôb',
  'visit.name': 'Meno',
  'visit.requests': 'Osobitné požiadavky',
  'visit.tables': 'Stoly',
  'visit.language': 'Jazyk',
  party: '{partySize, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'note.hold': 'Stôl vám podržíme 15 minút.',
  'note.cancel':
    'Ak sa vám zmenia plány, zrušte, prosím, rezerváciu aspoň 24 hodín vopred. Stačí zavolať alebo odpovedať na tento e-mail.',
  'note.deposit': 'Pri skupinách od osem osôb môžeme požiadať o zálohu; vopred by sme vám napísali.',
  again: 'Rezervovať iný večer',
  map: 'Ukázať cestu',
  reason: 'Tento e-mail ste dostali, lebo niekto na vašu adresu rezervoval stôl. Ak ste to neboli vy, stačí odpovedať.',
  'reason.staff': 'Kópia pre tím.',
};
