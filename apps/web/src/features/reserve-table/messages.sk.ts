import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'reserve.title': 'Rezervácia stola',
  'reserve.lead': 'Od stredy do soboty, vždy od štvrtej popoludní.',
  'reserve.close': 'Zavrieť',
  'reserve.when': 'Kedy prídete?',
  'reserve.who': 'Na koho rezervujeme?',

  'reserve.date': 'Dátum',

  'reserve.partySize': 'Počet osôb',
  'reserve.partySize.option': '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'reserve.duration': 'Trvanie návštevy',
  'reserve.duration.option': '{count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodín}}',
  'reserve.time': 'Čas',
  'reserve.time.choose': 'Vyberte',
  'reserve.time.chips': 'Časy toho večera',
  'reserve.time.taken': 'Obsadené',
  'reserve.time.takenOption': '{time} · obsadené',
  'reserve.time.lastStart':
    'Návšteva na {count, plural, one {# hodinu} few {# hodiny} many {# hodiny} other {# hodín}} sa môže začať najneskôr o\u00a0{time}.',

  'reserve.availability.chooseDay': 'Vyberte deň a ukážeme vám, kedy je u nás voľno.',
  'reserve.availability.checking': 'Zisťujeme, kedy je voľno…',
  'reserve.availability.none': 'Na vybraný dátum a počet osôb nie sú voľné termíny.',
  'reserve.availability.failed': 'Voľné termíny sa nepodarilo načítať. Skúste to, prosím, znova.',
  'reserve.availability.retry': 'Skúsiť znova',
  'reserve.availability.offered':
    '{count, plural, one {Toho večera je voľný # termín.} few {Toho večera sú voľné # termíny.} many {Toho večera je voľných # termínu.} other {Toho večera je voľných # termínov.}}',

  'reserve.alternatives': 'Tento termín nám práve ušiel. Radi vás usadíme takto:',
  'reserve.alternatives.none': 'V blízkosti tohto času nie je voľno v tento večer ani v tie najbližšie.',
  'reserve.alternatives.same': 'O {time}',
  'reserve.alternatives.next': '{date} o\u00a0{time}',

  'reserve.approval': 'Skupiny nad 4\u00a0osoby schvaľujeme osobne. Ozveme sa vám do 24\u00a0hodín.',
  'reserve.approval.deposit':
    'Skupiny nad 4\u00a0osoby schvaľujeme osobne. Ozveme sa vám do 24\u00a0hodín; od 8\u00a0osôb môžeme požiadať o zálohu.',
  'reserve.privateEvents':
    'Od nedele do utorka máme zatvorené, súkromným podujatiam však otvoríme. <events>Naplánujte si to svoje</events>.',

  'reserve.firstName': 'Meno',
  'reserve.lastName': 'Priezvisko',
  'reserve.email': 'E-mail',
  'reserve.phone': 'Telefón',
  'reserve.specialRequests': 'Osobitné požiadavky',
  'reserve.specialRequests.hint': 'Nepovinné. Alergia, kočík, tichší kút…',
  'reserve.note.left':
    '{count, plural, one {Zostáva # znak} few {Zostávajú # znaky} many {Zostáva # znaku} other {Zostáva # znakov}}',
  'reserve.website': 'Toto pole nechajte prázdne',
  'reserve.wrong': 'Skontrolujte, prosím.',
  'reserve.characters': 'V\u00a0texte sú znaky, ktoré sa nedajú použiť',
  'reserve.tooLong': 'Tento text je pridlhý.',
  'reserve.required': 'Treba vyplniť',

  'reserve.policies': 'Dobré vedieť',
  'reserve.policies.hold': 'Stôl vám podržíme 15\u00a0minút.',
  'reserve.policies.cancel':
    'Ak sa vám zmenia plány, zrušte, prosím, rezerváciu aspoň 24\u00a0hodín vopred: <contact>kontaktujte nás</contact>.',
  'reserve.policies.approval': 'Skupiny nad 4\u00a0osoby schvaľujeme osobne; ozveme sa do 24\u00a0hodín.',
  'reserve.policies.deposit': 'Od 8\u00a0osôb môžeme požiadať o zálohu.',
  'reserve.policies.confirmation': 'Rezerváciu zvyčajne potvrdíme e-mailom do 1\u00a0hodiny.',

  'reserve.summary.empty': 'Vyberte deň a čas, o zvyšok sa postaráme.',
  'reserve.summary.day':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}. Ešte vyberte čas.',
  'reserve.summary':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} od {from} do {until} pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}.',
  'reserve.confirm': 'Potvrdiť rezerváciu',
  'reserve.confirming': 'Potvrdzujeme…',

  'reserve.refusal.missing.title': 'Chýbajúce údaje',
  'reserve.refusal.missing': 'Vyplňte, prosím, všetky povinné polia.',
  'reserve.refusal.date.title': 'Neplatný dátum',
  'reserve.refusal.closed': 'V nedeľu, v pondelok a v utorok máme zatvorené. Vyberte, prosím, iný deň.',
  'reserve.refusal.past': 'Tento deň už uplynul. Vyberte, prosím, iný deň.',
  'reserve.refusal.far': 'Rezervácie prijímame najviac rok vopred. Vyberte, prosím, skorší deň.',
  'reserve.refusal.time.title': 'Neplatný čas',
  'reserve.refusal.time':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} môžete prísť od {from} do {to}. Vyberte, prosím, iný čas.',
  'reserve.refusal.duration.title': 'Neplatné trvanie',
  'reserve.refusal.duration':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} sa vaša návšteva musí skončiť do {time}. Vyberte, prosím, kratšie trvanie alebo skorší čas.',
  'reserve.refusal.partySize.title': 'Neplatný počet osôb',
  'reserve.refusal.text.title': 'Neplatný text',
  'reserve.refusal.email.title': 'Neplatný e-mail',
  'reserve.refusal.email': 'Zadajte, prosím, platnú e-mailovú adresu.',
  'reserve.refusal.phone.title': 'Neplatné telefónne číslo',
  'reserve.refusal.phone.short': 'Telefónne číslo musí mať aspoň 10\u00a0znakov.',
  'reserve.refusal.phone.format': 'Telefónne číslo nie je v správnom tvare.',
  'reserve.refusal.phone.digits': 'Telefónne číslo musí mať aspoň 10\u00a0číslic.',
  'reserve.refusal.captcha.title': 'Potrebujeme overenie',
  'reserve.refusal.captcha': 'Dokončite, prosím, overenie CAPTCHA.',

  'reserve.failure.title': 'Rezervácia sa nepodarila',
  'reserve.failure': 'Rezerváciu sa nepodarilo vytvoriť. Skúste to, prosím, znova.',
  'reserve.failure.rateLimit': 'Priveľa pokusov o rezerváciu. Skúste to, prosím, neskôr.',
  'reserve.failure.suspicious': 'Zaznamenali sme nezvyčajnú aktivitu. Skúste to, prosím, neskôr.',
  'reserve.failure.full': 'Na vybraný dátum a počet osôb nie sú voľné termíny.',
  'reserve.failure.notOffered': 'Tento čas sa nedá rezervovať. Vyberte, prosím, iný.',
  'reserve.failure.inFlight': 'Vašu rezerváciu už spracúvame. Počkajte, prosím, chvíľku.',
  'reserve.failure.received':
    'Vašu prvú žiadosť sme už prijali, pozrite si, prosím, e-mail. Ak chcete ešte jeden stôl, potvrďte znova.',
  'reserve.failure.fields': 'Skontrolujte, prosím, zvýraznené polia.',
  'reserve.failure.call': 'Rezervácie teraz nemôžeme prijať online. Zavolajte nám, prosím.',
  'reserve.failure.busy': 'Máme práve veľa práce, dajte nám, prosím, chvíľu.',

  'reserve.success.title': 'Rezervácia je potvrdená',
  'reserve.success': 'Vaša rezervácia je potvrdená.',
  'reserve.success.approval.title': 'Žiadosť sme prijali',
  'reserve.success.approval':
    'Vašu žiadosť sme prijali, ozveme sa vám do 24\u00a0hodín. Rezervácia čaká na schválenie.',

  'reserve.ticket.title': 'Stôl je váš',
  'reserve.ticket.approval.title': 'Vašu žiadosť máme',
  'reserve.ticket.approval': 'Čaká na schválenie',
  'reserve.ticket.confirmed': 'Potvrdené',
  'reserve.ticket.party': 'Pre',
  'reserve.ticket.duration': 'Do',
  'reserve.ticket.place': 'Kde',
  'reserve.ticket.note': 'Stôl vám podržíme 15\u00a0minút.',
  'reserve.ticket.approval.note': 'Miesto vám zatiaľ držíme. Ozveme sa vám do 24\u00a0hodín.',
  'reserve.ticket.deposit.note': 'Miesto vám zatiaľ držíme. Ozveme sa vám do 24\u00a0hodín, aj kvôli zálohe.',
  'reserve.ticket.calendar': 'Pridať do kalendára',
  'reserve.ticket.done': 'Hotovo',
};
