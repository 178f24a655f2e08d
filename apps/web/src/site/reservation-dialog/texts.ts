import type { Language } from '@strapec/domain';
import type { Messages } from '../../shared/i18n/messages';
import { type Text, useText } from '../../shared/i18n/use-text';
import { en as calendarEn, sk as calendarSk } from '../../shared/calendar/texts';
import { en as captchaEn, sk as captchaSk } from '../../shared/captcha/texts';
import { en as emailEn, sk as emailSk } from '../../shared/email-hint/texts';

export const en = {
  'reserve.title': 'Reserve a table',
  'reserve.lead': '{OpenHours}.',
  'reserve.close': 'Close',
  'reserve.when': 'When will you come?',
  'reserve.who': 'Who is the table for?',

  'reserve.date': 'Date',
  'reserve.date.other': 'Another day',
  'reserve.evenings': 'The next {part, select, day {days} other {evenings}}',
  'reserve.evenings.full': '{date}, full',

  'reserve.partySize': 'Party size',
  'reserve.partySize.option': '{count, plural, one {# guest} other {# guests}}',
  'reserve.partySize.larger': '{count} or more',
  'reserve.larger': 'We are happy to seat larger parties by arrangement, up to {count}\u00a0guests.',
  'reserve.larger.call': 'Or call us:',
  'reserve.larger.write': 'Write to us',
  'reserve.duration': 'Duration',
  'reserve.duration.sentence': 'The table is yours for {count, plural, one {# hour} other {# hours}}.',
  'reserve.duration.change': 'Change',
  'reserve.duration.changeLabel': 'Change the duration',
  'reserve.duration.option': '{count, plural, one {# hour} other {# hours}}',
  'reserve.time': 'Time',
  'reserve.time.chips': 'Times of the {part, select, day {day} other {evening}}',
  'reserve.time.taken': 'Fully booked',
  'reserve.time.shorter': '{count, plural, one {for # hour} other {for # hours}}',

  'reserve.availability.chooseDay': 'Choose a day and you will see when there is room.',
  'reserve.availability.checking': 'Checking availability...',
  'reserve.availability.none': 'No times available for selected date and party size',
  'reserve.availability.failed': 'Error loading availability. Please try again.',
  'reserve.availability.retry': 'Try again',
  'reserve.availability.offered':
    '{count, plural, one {# time to choose from that {part, select, day {day} other {evening}}.} other {# times to choose from that {part, select, day {day} other {evening}}.}}',

  'reserve.alternatives': 'This time has just been taken. We could seat you here:',
  'reserve.alternatives.none':
    'There is no room near this time, on this {part, select, day {day} other {evening}} or the next ones.',
  'reserve.alternatives.full': 'We are full on {date}.',
  'reserve.alternatives.full.looking': 'Looking for other times…',
  'reserve.alternatives.full.unknown': 'We could not find out when there is room.',
  'reserve.alternatives.full.none': 'We found no room for this many in the next three weeks.',
  'reserve.alternatives.full.some': 'There is room here:',
  'reserve.alternatives.call': 'Call us, sometimes a place can be found:',
  'reserve.alternatives.see': 'See other times',
  'reserve.alternatives.shorter': 'At {time} for {count, plural, one {# hour} other {# hours}}',
  'reserve.alternatives.same': 'At {time}',
  'reserve.alternatives.next': '{date} at {time}',

  'reserve.approval':
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval. We will contact you within 24\u00a0hours.',
  'reserve.approval.deposit':
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval. We will contact you within 24\u00a0hours; for {depositFrom, plural, one {#\u00a0guest} other {#\u00a0guests}} or more a deposit may be required.',
  'reserve.privateEvents': 'On the days we are closed we open for private events. <events>Plan yours with us</events>.',

  'reserve.firstName': 'First name',
  'reserve.lastName': 'Last name',
  'reserve.email': 'Email',
  'reserve.phone': 'Phone',
  'reserve.specialRequests': 'Special requests',
  'reserve.specialRequests.hint': 'Optional. An allergy, a pram, a quiet corner…',
  'reserve.note.left': '{count, plural, one {# character left} other {# characters left}}',
  'reserve.decoy': 'Leave this field empty',
  'reserve.wrong': 'Please check this.',
  'reserve.characters': 'This text has characters that cannot be used',
  'reserve.tooLong': 'This text is too long',
  'reserve.required': 'Required',

  'reserve.policies': 'Good to know',
  'reserve.policies.hold':
    'We hold your table for {holdMinutes, plural, one {#\u00a0minute} other {#\u00a0minutes}} past the reserved time.',
  'reserve.policies.cancel':
    'If your plans change, please <contact>let us know</contact>{lateCancelHours, plural, =0 {} one { at least #\u00a0hour ahead} other { at least #\u00a0hours ahead}}.',
  'reserve.policies.approval':
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval; we contact you within 24\u00a0hours.',
  'reserve.policies.deposit': 'Parties of {depositFrom} or more may require a deposit.',
  'reserve.policies.confirmation':
    'Your confirmation comes by email, usually at once, within 1\u00a0hour at the latest.',

  'reserve.policies.privacy': 'We use your data for this reservation only: <privacy>how we look after it</privacy>.',

  'reserve.summary.empty': 'Choose a day and a time, we will take care of the rest.',
  'reserve.summary.day': '{date}, for {count, plural, one {# guest} other {# guests}}. Now choose a time.',
  'reserve.summary': '{date}, {from}–{until}, for {count, plural, one {# guest} other {# guests}}.',
  'reserve.summary.full': 'No room on {date} for {count, plural, one {# guest} other {# guests}}.',
  'reserve.confirm': 'Confirm reservation',
  'reserve.confirming': 'Confirming...',
  'reserve.ask': 'Send request',
  'reserve.asking': 'Sending…',
  'reserve.tryAgain': 'Try again',
  'reserve.slow': 'This takes longer than usual, we are still trying…',

  'reserve.refusal.missing.title': 'Missing Information',
  'reserve.refusal.missing': 'Please fill in all required fields.',
  'reserve.refusal.date.title': 'Invalid Date',
  'reserve.refusal.closed': 'We are closed on {closedDays}. Please select another day.',
  'reserve.refusal.past': 'This day has passed. Please select another day.',
  'reserve.refusal.far':
    'We take reservations up to {horizonDays, plural, =365 {a year} one {# day} other {# days}} ahead. Please select an earlier day.',
  'reserve.refusal.time.title': 'Invalid Time',
  'reserve.refusal.time': 'On {day}, you can come between {from} and {to}. Please choose another time.',
  'reserve.refusal.duration.title': 'Invalid Duration',
  'reserve.refusal.duration':
    'On {day}, your visit must end by {time}. Please choose a shorter duration or earlier time.',
  'reserve.refusal.partySize.title': 'Invalid Party Size',
  'reserve.refusal.text.title': 'Invalid Text',
  'reserve.refusal.email.title': 'Invalid Email',
  'reserve.refusal.email': 'Please enter a valid email address',
  'reserve.refusal.phone.title': 'Invalid Phone',
  'reserve.refusal.email.ascii': 'Before the @, please write letters without accents',
  'reserve.refusal.phone.short':
    'Phone number must be at least 10 characters. For example: +421\u00a0905\u00a0123\u00a0456',
  'reserve.refusal.phone.format': 'Invalid phone number format',
  'reserve.refusal.phone.digits':
    'Phone number must contain at least 10 digits. For example: +421\u00a0905\u00a0123\u00a0456 or 0043\u00a01\u00a058858',
  'reserve.refusal.phone.letters': 'Invalid phone number format. There is a letter in it: please write digits only',
  'reserve.refusal.phone.two': 'Please write one phone number only',
  'reserve.refusal.phone.country':
    'We could not call this number. Is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
  'reserve.refusal.captcha.title': 'Verification Required',
  'reserve.refusal.captcha': 'Please complete the CAPTCHA verification.',

  'reserve.failure.title': 'Reservation Failed',
  'reserve.failure': 'Unable to create reservation. Please try again.',
  'reserve.failure.rateLimit': 'Too many reservation attempts. Please try again later.',
  'reserve.failure.suspicious': 'Suspicious activity detected. Please try again later.',
  'reserve.failure.wait': 'It works again in {minutes} min.',
  'reserve.failure.unconfirmed': 'Many tables are waiting to be confirmed by email. Please try again in {minutes} min.',
  'reserve.failure.tooMany':
    'You have several reservations ahead with this email or phone already. Please call us for another one.',
  'reserve.failure.already': 'You have a table at this time already. We have just sent you its link by email.',
  'reserve.failure.already.second': 'I would like one more table',
  'reserve.failure.full': 'No times available for selected date and party size',
  'reserve.failure.taken': 'This time has just been taken.',
  'reserve.failure.noTable': 'Your reservation was not sent, you have no table yet.',
  'reserve.failure.unknown':
    'We do not know whether your reservation went through: no answer came. Please try again, it will not make a second table.',
  'reserve.failure.or': 'Or call us:',
  'reserve.failure.timeout': 'Request timed out after 10 seconds',
  'reserve.failure.rateLimit.looking': 'Please wait a moment and try again.',
  'reserve.failure.notOffered': 'This time cannot be reserved. Please choose another one.',
  'reserve.failure.inFlight': 'Your reservation is being worked on already. Please wait a moment.',
  'reserve.failure.received':
    'We have already received your first request; please check your email. To reserve one more table, confirm again.',
  'reserve.failure.fields': 'Please check the highlighted fields.',
  'reserve.failure.call': 'We cannot take reservations online at the moment. Please call us.',
  'reserve.failure.busy': 'We are very busy right now; please give us a moment.',

  'reserve.success': 'Your reservation is confirmed.',
  'reserve.success.approval.soon':
    'Your reservation requires approval. We have received your request and will contact you as soon as we can, before your visit begins.',
  'reserve.success.approval':
    'Your reservation requires approval. We have received your request and will contact you within 24\u00a0hours.',

  'reserve.ticket.title': 'The table is yours',
  'reserve.ticket.approval.title': 'We have your request',
  'reserve.ticket.approval': 'Awaiting approval',
  'reserve.ticket.party': 'Party',
  'reserve.ticket.duration': 'Until',
  'reserve.ticket.place': 'Where',
  'reserve.ticket.name': 'For',
  'reserve.ticket.sent':
    'We sent a confirmation with a calendar invitation to {email}. The link in it changes or cancels the reservation.',
  'reserve.ticket.note':
    'We hold your table for {holdMinutes, plural, one {#\u00a0minute} other {#\u00a0minutes}} past the reserved time.',
  'reserve.ticket.approval.note': 'For now we keep a table for you.',
  'reserve.ticket.deposit.note': 'For now we keep a table for you. We will also talk about a deposit.',
  'reserve.ticket.calendar': 'Add to calendar',
  'reserve.ticket.calendar.title': 'Table for {count}',
  'reserve.ticket.calendars': 'Or straight to:',
  'reserve.ticket.held.title': 'Please confirm by email',
  'reserve.ticket.held': 'Waiting for you to confirm',
  'reserve.ticket.held.note':
    'We are holding the table for {minutes} minutes. Please confirm it by the link in the email we have sent to {email}. Nothing there? Please look among the junk, too.',
  'reserve.ticket.done': 'Done',
};

export const sk: typeof en = {
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

export type ReserveMessageId = keyof typeof en;
export type ReserveText = Text<ReserveMessageId>;
export const useReserveText = useText<ReserveMessageId>;

/** Both languages: the other one costs less than another round trip on a slow connection. */
export const reserveMessages: Readonly<Record<Language, Messages>> = {
  en: { ...calendarEn, ...captchaEn, ...emailEn, ...en },
  sk: { ...calendarSk, ...captchaSk, ...emailSk, ...sk },
};
