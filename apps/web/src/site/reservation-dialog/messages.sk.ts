import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'reserve.title': 'Rezervácia stola',
  'reserve.lead': '{OpenHours}.',
  'reserve.close': 'Zavrieť',
  'reserve.when': 'Kedy prídete?',
  'reserve.who': 'Na koho rezervujeme?',

  'reserve.date': 'Dátum',
  'reserve.date.other': 'Iný deň',
  'reserve.evenings': 'Najbližšie {part, select, day {dni} other {večery}}',
  'reserve.evenings.full': '{date}, plno',

  'reserve.partySize': 'Počet osôb',
  'reserve.partySize.option': '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'reserve.partySize.larger': '{count} a\u00a0viac',
  'reserve.larger': 'Väčšiu spoločnosť radi usadíme po dohode, až {count}\u00a0hostí.',
  'reserve.larger.call': 'Alebo nám zavolajte:',
  'reserve.larger.write': 'Napíšte nám',
  'reserve.duration': 'Trvanie návštevy',
  'reserve.duration.sentence':
    'Stôl máte na {count, plural, one {# hodinu} few {# hodiny} many {# hodiny} other {# hodín}}.',
  'reserve.duration.change': 'Zmeniť',
  'reserve.duration.changeLabel': 'Zmeniť trvanie návštevy',
  'reserve.duration.option': '{count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodín}}',
  'reserve.time': 'Čas',
  'reserve.time.chips': 'Časy toho {part, select, day {dňa} other {večera}}',
  'reserve.time.taken': 'Obsadené',
  'reserve.time.shorter': '{count, plural, one {na hodinu} few {na # hodiny} many {na # hodiny} other {na # hodín}}',

  'reserve.availability.chooseDay': 'Vyberte deň a ukážeme vám, kedy je u nás voľno.',
  'reserve.availability.checking': 'Zisťujeme, kedy je voľno…',
  'reserve.availability.none':
    'V\u00a0tento {part, select, day {deň} other {večer}} už pre toľkých hostí nemáme voľno.',
  'reserve.availability.failed': 'Voľné časy sa nepodarilo načítať. Skúste to, prosím, znova.',
  'reserve.availability.retry': 'Skúsiť znova',
  'reserve.availability.offered':
    'V\u00a0ten {part, select, day {deň} other {večer}} si môžete vybrať {count, plural, one {z\u00a0# času} few {z\u00a0# časov} many {z\u00a0# času} other {z\u00a0# časov}}.',

  'reserve.alternatives': 'Tento čas vám práve niekto obsadil. Voľno máme ešte:',
  'reserve.alternatives.none':
    'Okolo tejto hodiny už nemáme voľno ani v\u00a0ten {part, select, day {deň} other {večer}}, ani v\u00a0najbližšie dni.',
  'reserve.alternatives.full':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} máme plno.',
  'reserve.alternatives.full.looking': 'Hľadáme, kedy inokedy je voľno…',
  'reserve.alternatives.full.unknown': 'Kedy inokedy je voľno, sa nepodarilo zistiť.',
  'reserve.alternatives.full.none': 'V\u00a0najbližších troch týždňoch sme pre toľkých hostí voľno nenašli.',
  'reserve.alternatives.full.some': 'Voľno máme ešte:',
  'reserve.alternatives.call': 'Zavolajte, niekedy sa miesto predsa nájde:',
  'reserve.alternatives.see': 'Pozrieť iné časy',
  'reserve.alternatives.shorter':
    'O\u00a0{time} {count, plural, one {na hodinu} few {na # hodiny} many {na # hodiny} other {na # hodín}}',
  'reserve.alternatives.same': 'O {time}',
  'reserve.alternatives.next': '{date} o\u00a0{time}',

  'reserve.approval':
    '{upTo, plural, =0 {Všetky rezervácie} one {Skupiny nad #\u00a0osobu} few {Skupiny nad #\u00a0osoby} other {Skupiny nad #\u00a0osôb}} potvrdzujeme osobne. Ozveme sa vám do 24\u00a0hodín.',
  'reserve.approval.deposit':
    '{upTo, plural, =0 {Všetky rezervácie} one {Skupiny nad #\u00a0osobu} few {Skupiny nad #\u00a0osoby} other {Skupiny nad #\u00a0osôb}} potvrdzujeme osobne. Ozveme sa vám do 24\u00a0hodín; od {depositFrom, plural, one {#\u00a0osoby} other {#\u00a0osôb}} môžeme požiadať o\u00a0zálohu.',
  'reserve.privateEvents':
    'V\u00a0dni, keď máme zatvorené, otvoríme súkromným podujatiam. <events>Naplánujte si to svoje</events>.',

  'reserve.firstName': 'Meno',
  'reserve.lastName': 'Priezvisko',
  'reserve.email': 'E-mail',
  'reserve.phone': 'Telefón',
  'reserve.specialRequests': 'Máte nejaké želanie?',
  'reserve.specialRequests.hint': 'Nepovinné. Alergia, kočík, tichší kút…',
  'reserve.note.left':
    '{count, plural, one {Zostáva # znak} few {Zostávajú # znaky} many {Zostáva # znaku} other {Zostáva # znakov}}',
  'reserve.decoy': 'Toto pole nechajte prázdne',
  'reserve.wrong': 'Skontrolujte, prosím.',
  'reserve.characters': 'V\u00a0texte sú znaky, ktoré sa nedajú použiť',
  'reserve.tooLong': 'Tento text je pridlhý.',
  'reserve.required': 'Toto ešte potrebujeme.',

  'reserve.policies': 'Dobré vedieť',
  'reserve.policies.hold':
    'Ak meškáte, stôl vám podržíme {holdMinutes, plural, one {#\u00a0minútu} few {#\u00a0minúty} other {#\u00a0minút}}.',
  'reserve.policies.cancel':
    'Ak sa vám zmenia plány, <contact>dajte nám, prosím, vedieť</contact>{lateCancelHours, plural, =0 {} one { aspoň #\u00a0hodinu vopred} few { aspoň #\u00a0hodiny vopred} other { aspoň #\u00a0hodín vopred}}.',
  'reserve.policies.approval':
    '{upTo, plural, =0 {Všetky rezervácie} one {Skupiny nad #\u00a0osobu} few {Skupiny nad #\u00a0osoby} other {Skupiny nad #\u00a0osôb}} potvrdzujeme osobne; ozveme sa do 24\u00a0hodín.',
  'reserve.policies.deposit':
    'Od {depositFrom, plural, one {#\u00a0osoby} other {#\u00a0osôb}} môžeme požiadať o\u00a0zálohu.',
  'reserve.policies.confirmation': 'Potvrdenie vám príde e-mailom, zvyčajne hneď, najneskôr do 1\u00a0hodiny.',

  'reserve.policies.privacy': 'Vaše údaje použijeme len na túto rezerváciu: <privacy>ako ich chránime</privacy>.',

  'reserve.summary.empty': 'Vyberte deň a čas, o zvyšok sa postaráme.',
  'reserve.summary.day':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}. Ešte vyberte čas.',
  'reserve.summary':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} od {from} do {until} pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}.',
  'reserve.summary.full':
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} už pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}} nemáme voľno.',
  'reserve.confirm': 'Potvrdiť rezerváciu',
  'reserve.confirming': 'Potvrdzujeme…',
  'reserve.ask': 'Poslať žiadosť',
  'reserve.asking': 'Posielame…',
  'reserve.tryAgain': 'Skúsiť znova',
  'reserve.slow': 'Trvá to dlhšie než zvyčajne, ešte to skúšame…',

  'reserve.refusal.missing.title': 'Ešte niečo chýba',
  'reserve.refusal.missing': 'Pozrite sa, prosím, na označené polia.',
  'reserve.refusal.date.title': 'Neplatný dátum',
  'reserve.refusal.closed': '{ClosedDays} máme zatvorené. Vyberte, prosím, iný deň.',
  'reserve.refusal.past': 'Tento deň už uplynul. Vyberte, prosím, iný deň.',
  'reserve.refusal.far':
    'Rezervácie prijímame najviac {horizonDays, plural, =365 {rok} one {# deň} few {# dni} other {# dní}} vopred. Vyberte, prosím, skorší deň.',
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
  'reserve.refusal.email.ascii': 'Pred @ píšte, prosím, písmená bez diakritiky.',
  'reserve.refusal.phone.short':
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  'reserve.refusal.phone.format': 'Napíšte číslo aj s\u00a0predvoľbou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  'reserve.refusal.phone.digits':
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  'reserve.refusal.phone.letters': 'V\u00a0čísle je písmeno. Napíšte ho, prosím, len číslicami.',
  'reserve.refusal.phone.two': 'Napíšte, prosím, len jedno číslo.',
  'reserve.refusal.phone.country':
    'Toto číslo sa nám nedá zavolať. Chýba predvoľba? Napíšte ho aj s\u00a0ňou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  'reserve.refusal.captcha.title': 'Potrebujeme overenie',
  'reserve.refusal.captcha': 'Nepodarilo sa overiť, že nie ste robot. Skúste to, prosím, znova.',

  'reserve.failure.title': 'Rezervácia sa nepodarila',
  'reserve.failure': 'Rezerváciu sa nepodarilo vytvoriť. Skúste to, prosím, znova.',
  'reserve.failure.rateLimit': 'Priveľa pokusov o rezerváciu. Skúste to, prosím, neskôr.',
  'reserve.failure.suspicious': 'Nepodarilo sa nám overiť, že nepíše robot. Skúste to, prosím, ešte raz.',
  'reserve.failure.wait': 'Znova to pôjde o\u00a0{minutes}\u00a0min.',
  'reserve.failure.unconfirmed':
    'Veľa stolov teraz čaká na potvrdenie e-mailom. Skúste to, prosím, o\u00a0{minutes}\u00a0min.',
  'reserve.failure.tooMany':
    'Na tento e-mail alebo telefón už máte viac rezervácií. Ďalšiu radi dohodneme telefonicky.',
  'reserve.failure.already': 'V\u00a0tomto čase už u\u00a0nás stôl máte. Odkaz naň sme vám práve poslali e-mailom.',
  'reserve.failure.already.second': 'Chcem ešte jeden stôl',
  'reserve.failure.full': 'V\u00a0tento {part, select, day {deň} other {večer}} už pre toľkých hostí nemáme voľno.',
  'reserve.failure.taken': 'Tento čas vám práve niekto obsadil.',
  'reserve.failure.noTable': 'Rezervácia sa neodoslala, stôl zatiaľ nemáte.',
  'reserve.failure.unknown':
    'Nevieme, či sa rezervácia podarila: odpoveď neprišla. Skúste to, prosím, znova, druhý stôl tým nevznikne.',
  'reserve.failure.or': 'Môžete aj zavolať:',
  'reserve.failure.timeout': 'Odpoveď neprišla včas.',
  'reserve.failure.rateLimit.looking': 'Chvíľu počkajte, prosím, a\u00a0skúste to znova.',
  'reserve.failure.notOffered': 'Tento čas sa nedá rezervovať. Vyberte, prosím, iný.',
  'reserve.failure.inFlight': 'Vašu rezerváciu už spracúvame. Počkajte, prosím, chvíľku.',
  'reserve.failure.received':
    'Vašu prvú žiadosť sme už prijali, pozrite si, prosím, e-mail. Ak chcete ešte jeden stôl, potvrďte znova.',
  'reserve.failure.fields': 'Skontrolujte, prosím, zvýraznené polia.',
  'reserve.failure.call': 'Rezervácie teraz nemôžeme prijať online. Zavolajte nám, prosím.',
  'reserve.failure.busy': 'Máme práve veľa práce, dajte nám, prosím, chvíľu.',

  'reserve.success': 'Vaša rezervácia je potvrdená.',
  'reserve.success.approval.soon':
    'Vašu žiadosť sme prijali, ozveme sa vám čo najskôr, ešte pred vaším príchodom. Rezervácia čaká na potvrdenie.',
  'reserve.success.approval':
    'Vašu žiadosť sme prijali, ozveme sa vám do 24\u00a0hodín. Rezervácia čaká na potvrdenie.',

  'reserve.ticket.title': 'Stôl je váš',
  'reserve.ticket.approval.title': 'Vašu žiadosť sme dostali',
  'reserve.ticket.approval': 'Čaká na potvrdenie',
  'reserve.ticket.party': 'Pre',
  'reserve.ticket.duration': 'Do',
  'reserve.ticket.place': 'Kde',
  'reserve.ticket.name': 'Na meno',
  'reserve.ticket.sent':
    'Potvrdenie aj s\u00a0pozvánkou do kalendára sme poslali na {email}. Odkazom v\u00a0ňom rezerváciu zmeníte alebo zrušíte.',
  'reserve.ticket.note':
    'Ak meškáte, stôl vám podržíme {holdMinutes, plural, one {#\u00a0minútu} few {#\u00a0minúty} other {#\u00a0minút}}.',
  'reserve.ticket.approval.note': 'Zatiaľ vám miesto držíme.',
  'reserve.ticket.deposit.note': 'Zatiaľ vám miesto držíme. Porozprávame sa aj o\u00a0zálohe.',
  'reserve.ticket.calendar': 'Pridať do kalendára',
  'reserve.ticket.calendar.title': 'Stôl pre {count}',
  'reserve.ticket.calendars': 'Alebo rovno do:',
  'reserve.ticket.held.title': 'Ešte potvrďte e-mailom',
  'reserve.ticket.held': 'Čaká na vaše potvrdenie',
  'reserve.ticket.held.note':
    'Stôl vám držíme {minutes}\u00a0minút. Potvrďte ho odkazom v\u00a0e-maile, ktorý sme poslali na {email}. Nič neprišlo? Pozrite sa aj do nevyžiadanej pošty.',
  'reserve.ticket.done': 'Hotovo',
};
