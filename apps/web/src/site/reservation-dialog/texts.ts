import type { Texts } from '../../shared/i18n/messages';
import { type Text, useText } from '../../shared/i18n/use-text';
import { calendarTexts } from '../../shared/calendar/texts';
import { captchaTexts } from '../../shared/captcha/texts';
import { emailHintTexts } from '../../shared/email-hint/texts';

const texts = {
  'reserve.title': ['Reserve a table', 'Rezervácia stola'],
  'reserve.lead': ['{OpenHours}.', '{OpenHours}.'],
  'reserve.close': ['Close', 'Zavrieť'],
  'reserve.when': ['When will you come?', 'Kedy prídete?'],
  'reserve.who': ['Who is the table for?', 'Na koho rezervujeme?'],

  'reserve.date': ['Date', 'Dátum'],
  'reserve.date.other': ['Another day', 'Iný deň'],
  'reserve.evenings': [
    'The next {part, select, day {days} other {evenings}}',
    'Najbližšie {part, select, day {dni} other {večery}}',
  ],
  'reserve.evenings.full': ['{date}, full', '{date}, plno'],

  'reserve.partySize': ['Party size', 'Počet osôb'],
  'reserve.partySize.option': [
    '{count, plural, one {# guest} other {# guests}}',
    '{count, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  ],
  'reserve.partySize.larger': ['{count} or more', '{count} a\u00a0viac'],
  'reserve.larger': [
    'We are happy to seat larger parties by arrangement, up to {count}\u00a0guests.',
    'Väčšiu spoločnosť radi usadíme po dohode, až {count}\u00a0hostí.',
  ],
  'reserve.larger.call': ['Or call us:', 'Alebo nám zavolajte:'],
  'reserve.larger.write': ['Write to us', 'Napíšte nám'],
  'reserve.duration': ['Duration', 'Trvanie návštevy'],
  'reserve.duration.sentence': [
    'The table is yours for {count, plural, one {# hour} other {# hours}}.',
    'Stôl máte na {count, plural, one {# hodinu} few {# hodiny} many {# hodiny} other {# hodín}}.',
  ],
  'reserve.duration.change': ['Change', 'Zmeniť'],
  'reserve.duration.changeLabel': ['Change the duration', 'Zmeniť trvanie návštevy'],
  'reserve.duration.option': [
    '{count, plural, one {# hour} other {# hours}}',
    '{count, plural, one {# hodina} few {# hodiny} many {# hodiny} other {# hodín}}',
  ],
  'reserve.time': ['Time', 'Čas'],
  'reserve.time.chips': [
    'Times of the {part, select, day {day} other {evening}}',
    'Časy toho {part, select, day {dňa} other {večera}}',
  ],
  'reserve.time.taken': ['Fully booked', 'Obsadené'],
  'reserve.time.shorter': [
    '{count, plural, one {for # hour} other {for # hours}}',
    '{count, plural, one {na hodinu} few {na # hodiny} many {na # hodiny} other {na # hodín}}',
  ],

  'reserve.availability.chooseDay': [
    'Choose a day and you will see when there is room.',
    'Vyberte deň a ukážeme vám, kedy je u nás voľno.',
  ],
  'reserve.availability.checking': ['Checking availability...', 'Zisťujeme, kedy je voľno…'],
  'reserve.availability.none': [
    'No times available for selected date and party size',
    'V\u00a0tento {part, select, day {deň} other {večer}} už pre toľkých hostí nemáme voľno.',
  ],
  'reserve.availability.failed': [
    'Error loading availability. Please try again.',
    'Voľné časy sa nepodarilo načítať. Skúste to, prosím, znova.',
  ],
  'reserve.availability.retry': ['Try again', 'Skúsiť znova'],
  'reserve.availability.offered': [
    '{count, plural, one {# time to choose from that {part, select, day {day} other {evening}}.} other {# times to choose from that {part, select, day {day} other {evening}}.}}',
    'V\u00a0ten {part, select, day {deň} other {večer}} si môžete vybrať {count, plural, one {z\u00a0# času} few {z\u00a0# časov} many {z\u00a0# času} other {z\u00a0# časov}}.',
  ],

  'reserve.alternatives': [
    'This time has just been taken. We could seat you here:',
    'Tento čas vám práve niekto obsadil. Voľno máme ešte:',
  ],
  'reserve.alternatives.none': [
    'There is no room near this time, on this {part, select, day {day} other {evening}} or the next ones.',
    'Okolo tejto hodiny už nemáme voľno ani v\u00a0ten {part, select, day {deň} other {večer}}, ani v\u00a0najbližšie dni.',
  ],
  'reserve.alternatives.full': [
    'We are full on {date}.',
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} máme plno.',
  ],
  'reserve.alternatives.full.looking': ['Looking for other times…', 'Hľadáme, kedy inokedy je voľno…'],
  'reserve.alternatives.full.unknown': [
    'We could not find out when there is room.',
    'Kedy inokedy je voľno, sa nepodarilo zistiť.',
  ],
  'reserve.alternatives.full.none': [
    'We found no room for this many in the next three weeks.',
    'V\u00a0najbližších troch týždňoch sme pre toľkých hostí voľno nenašli.',
  ],
  'reserve.alternatives.full.some': ['There is room here:', 'Voľno máme ešte:'],
  'reserve.alternatives.call': [
    'Call us, sometimes a place can be found:',
    'Zavolajte, niekedy sa miesto predsa nájde:',
  ],
  'reserve.alternatives.see': ['See other times', 'Pozrieť iné časy'],
  'reserve.alternatives.shorter': [
    'At {time} for {count, plural, one {# hour} other {# hours}}',
    'O\u00a0{time} {count, plural, one {na hodinu} few {na # hodiny} many {na # hodiny} other {na # hodín}}',
  ],
  'reserve.alternatives.same': ['At {time}', 'O {time}'],
  'reserve.alternatives.next': ['{date} at {time}', '{date} o\u00a0{time}'],

  'reserve.approval': [
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval. We will contact you within 24\u00a0hours.',
    '{upTo, plural, =0 {Všetky rezervácie} one {Skupiny nad #\u00a0osobu} few {Skupiny nad #\u00a0osoby} other {Skupiny nad #\u00a0osôb}} potvrdzujeme osobne. Ozveme sa vám do 24\u00a0hodín.',
  ],
  'reserve.approval.deposit': [
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval. We will contact you within 24\u00a0hours; for {depositFrom, plural, one {#\u00a0guest} other {#\u00a0guests}} or more a deposit may be required.',
    '{upTo, plural, =0 {Všetky rezervácie} one {Skupiny nad #\u00a0osobu} few {Skupiny nad #\u00a0osoby} other {Skupiny nad #\u00a0osôb}} potvrdzujeme osobne. Ozveme sa vám do 24\u00a0hodín; od {depositFrom, plural, one {#\u00a0osoby} other {#\u00a0osôb}} môžeme požiadať o\u00a0zálohu.',
  ],
  'reserve.privateEvents': [
    'On the days we are closed we open for private events. <events>Plan yours with us</events>.',
    'V\u00a0dni, keď máme zatvorené, otvoríme súkromným podujatiam. <events>Naplánujte si to svoje</events>.',
  ],

  'reserve.firstName': ['First name', 'Meno'],
  'reserve.lastName': ['Last name', 'Priezvisko'],
  'reserve.email': ['Email', 'E-mail'],
  'reserve.phone': ['Phone', 'Telefón'],
  'reserve.specialRequests': ['Special requests', 'Máte nejaké želanie?'],
  'reserve.specialRequests.hint': [
    'Optional. An allergy, a pram, a quiet corner…',
    'Nepovinné. Alergia, kočík, tichší kút…',
  ],
  'reserve.note.left': [
    '{count, plural, one {# character left} other {# characters left}}',
    '{count, plural, one {Zostáva # znak} few {Zostávajú # znaky} many {Zostáva # znaku} other {Zostáva # znakov}}',
  ],
  'reserve.decoy': ['Leave this field empty', 'Toto pole nechajte prázdne'],
  'reserve.wrong': ['Please check this.', 'Skontrolujte, prosím.'],
  'reserve.characters': [
    'This text has characters that cannot be used',
    'V\u00a0texte sú znaky, ktoré sa nedajú použiť',
  ],
  'reserve.tooLong': ['This text is too long', 'Tento text je pridlhý.'],
  'reserve.required': ['Required', 'Toto ešte potrebujeme.'],

  'reserve.policies': ['Good to know', 'Dobré vedieť'],
  'reserve.policies.hold': [
    'We hold your table for {holdMinutes, plural, one {#\u00a0minute} other {#\u00a0minutes}} past the reserved time.',
    'Ak meškáte, stôl vám podržíme {holdMinutes, plural, one {#\u00a0minútu} few {#\u00a0minúty} other {#\u00a0minút}}.',
  ],
  'reserve.policies.cancel': [
    'If your plans change, please <contact>let us know</contact>{lateCancelHours, plural, =0 {} one { at least #\u00a0hour ahead} other { at least #\u00a0hours ahead}}.',
    'Ak sa vám zmenia plány, <contact>dajte nám, prosím, vedieť</contact>{lateCancelHours, plural, =0 {} one { aspoň #\u00a0hodinu vopred} few { aspoň #\u00a0hodiny vopred} other { aspoň #\u00a0hodín vopred}}.',
  ],
  'reserve.policies.approval': [
    '{upTo, plural, =0 {All parties} other {Parties of more than #}} need our approval; we contact you within 24\u00a0hours.',
    '{upTo, plural, =0 {Všetky rezervácie} one {Skupiny nad #\u00a0osobu} few {Skupiny nad #\u00a0osoby} other {Skupiny nad #\u00a0osôb}} potvrdzujeme osobne; ozveme sa do 24\u00a0hodín.',
  ],
  'reserve.policies.deposit': [
    'Parties of {depositFrom} or more may require a deposit.',
    'Od {depositFrom, plural, one {#\u00a0osoby} other {#\u00a0osôb}} môžeme požiadať o\u00a0zálohu.',
  ],
  'reserve.policies.confirmation': [
    'Your confirmation comes by email, usually at once, within 1\u00a0hour at the latest.',
    'Potvrdenie vám príde e-mailom, zvyčajne hneď, najneskôr do 1\u00a0hodiny.',
  ],

  'reserve.policies.privacy': [
    'We use your data for this reservation only: <privacy>how we look after it</privacy>.',
    'Vaše údaje použijeme len na túto rezerváciu: <privacy>ako ich chránime</privacy>.',
  ],

  'reserve.summary.empty': [
    'Choose a day and a time, we will take care of the rest.',
    'Vyberte deň a čas, o zvyšok sa postaráme.',
  ],
  'reserve.summary.day': [
    '{date}, for {count, plural, one {# guest} other {# guests}}. Now choose a time.',
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}. Ešte vyberte čas.',
  ],
  'reserve.summary': [
    '{date}, {from}–{until}, for {count, plural, one {# guest} other {# guests}}.',
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} od {from} do {until} pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}.',
  ],
  'reserve.summary.full': [
    'No room on {date} for {count, plural, one {# guest} other {# guests}}.',
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} {date} už pre {count, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}} nemáme voľno.',
  ],
  'reserve.confirm': ['Confirm reservation', 'Potvrdiť rezerváciu'],
  'reserve.confirming': ['Confirming...', 'Potvrdzujeme…'],
  'reserve.ask': ['Send request', 'Poslať žiadosť'],
  'reserve.asking': ['Sending…', 'Posielame…'],
  'reserve.tryAgain': ['Try again', 'Skúsiť znova'],
  'reserve.slow': [
    'This takes longer than usual, we are still trying…',
    'Trvá to dlhšie než zvyčajne, ešte to skúšame…',
  ],

  'reserve.refusal.missing.title': ['Missing Information', 'Ešte niečo chýba'],
  'reserve.refusal.missing': ['Please fill in all required fields.', 'Pozrite sa, prosím, na označené polia.'],
  'reserve.refusal.date.title': ['Invalid Date', 'Neplatný dátum'],
  'reserve.refusal.closed': [
    'We are closed on {closedDays}. Please select another day.',
    '{ClosedDays} máme zatvorené. Vyberte, prosím, iný deň.',
  ],
  'reserve.refusal.past': [
    'This day has passed. Please select another day.',
    'Tento deň už uplynul. Vyberte, prosím, iný deň.',
  ],
  'reserve.refusal.far': [
    'We take reservations up to {horizonDays, plural, =365 {a year} one {# day} other {# days}} ahead. Please select an earlier day.',
    'Rezervácie prijímame najviac {horizonDays, plural, =365 {rok} one {# deň} few {# dni} other {# dní}} vopred. Vyberte, prosím, skorší deň.',
  ],
  'reserve.refusal.time.title': ['Invalid Time', 'Neplatný čas'],
  'reserve.refusal.time': [
    'On {day}, you can come between {from} and {to}. Please choose another time.',
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} môžete prísť od {from} do {to}. Vyberte, prosím, iný čas.',
  ],
  'reserve.refusal.duration.title': ['Invalid Duration', 'Neplatné trvanie'],
  'reserve.refusal.duration': [
    'On {day}, your visit must end by {time}. Please choose a shorter duration or earlier time.',
    '{weekday, select, wednesday {V stredu} thursday {Vo štvrtok} friday {V piatok} saturday {V sobotu} sunday {V nedeľu} monday {V pondelok} other {V utorok}} sa vaša návšteva musí skončiť do {time}. Vyberte, prosím, kratšie trvanie alebo skorší čas.',
  ],
  'reserve.refusal.partySize.title': ['Invalid Party Size', 'Neplatný počet osôb'],
  'reserve.refusal.text.title': ['Invalid Text', 'Neplatný text'],
  'reserve.refusal.email.title': ['Invalid Email', 'Neplatný e-mail'],
  'reserve.refusal.email': ['Please enter a valid email address', 'Zadajte, prosím, platnú e-mailovú adresu.'],
  'reserve.refusal.phone.title': ['Invalid Phone', 'Neplatné telefónne číslo'],
  'reserve.refusal.email.ascii': [
    'Before the @, please write letters without accents',
    'Pred @ píšte, prosím, písmená bez diakritiky.',
  ],
  'reserve.refusal.phone.short': [
    'Phone number must be at least 10 characters. For example: +421\u00a0905\u00a0123\u00a0456',
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  ],
  'reserve.refusal.phone.format': [
    'Invalid phone number format',
    'Napíšte číslo aj s\u00a0predvoľbou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  ],
  'reserve.refusal.phone.digits': [
    'Phone number must contain at least 10 digits. For example: +421\u00a0905\u00a0123\u00a0456 or 0043\u00a01\u00a058858',
    'Chýba predvoľba? Číslo má mať aspoň 10\u00a0číslic, napríklad +421\u00a0905\u00a0123\u00a0456 alebo 0043\u00a01\u00a058858.',
  ],
  'reserve.refusal.phone.letters': [
    'Invalid phone number format. There is a letter in it: please write digits only',
    'V\u00a0čísle je písmeno. Napíšte ho, prosím, len číslicami.',
  ],
  'reserve.refusal.phone.two': ['Please write one phone number only', 'Napíšte, prosím, len jedno číslo.'],
  'reserve.refusal.phone.country': [
    'We could not call this number. Is the country code missing? Please write it too, such as +421\u00a0905\u00a0123\u00a0456',
    'Toto číslo sa nám nedá zavolať. Chýba predvoľba? Napíšte ho aj s\u00a0ňou, napríklad +421\u00a0905\u00a0123\u00a0456.',
  ],
  'reserve.refusal.captcha.title': ['Verification Required', 'Potrebujeme overenie'],
  'reserve.refusal.captcha': [
    'Please complete the CAPTCHA verification.',
    'Nepodarilo sa overiť, že nie ste robot. Skúste to, prosím, znova.',
  ],

  'reserve.failure.title': ['Reservation Failed', 'Rezervácia sa nepodarila'],
  'reserve.failure': [
    'Unable to create reservation. Please try again.',
    'Rezerváciu sa nepodarilo vytvoriť. Skúste to, prosím, znova.',
  ],
  'reserve.failure.rateLimit': [
    'Too many reservation attempts. Please try again later.',
    'Priveľa pokusov o rezerváciu. Skúste to, prosím, neskôr.',
  ],
  'reserve.failure.suspicious': [
    'Suspicious activity detected. Please try again later.',
    'Nepodarilo sa nám overiť, že nepíše robot. Skúste to, prosím, ešte raz.',
  ],
  'reserve.failure.wait': ['It works again in {minutes} min.', 'Znova to pôjde o\u00a0{minutes}\u00a0min.'],
  'reserve.failure.unconfirmed': [
    'Many tables are waiting to be confirmed by email. Please try again in {minutes} min.',
    'Veľa stolov teraz čaká na potvrdenie e-mailom. Skúste to, prosím, o\u00a0{minutes}\u00a0min.',
  ],
  'reserve.failure.tooMany': [
    'You have several reservations ahead with this email or phone already. Please call us for another one.',
    'Na tento e-mail alebo telefón už máte viac rezervácií. Ďalšiu radi dohodneme telefonicky.',
  ],
  'reserve.failure.already': [
    'You have a table at this time already. We have just sent you its link by email.',
    'V\u00a0tomto čase už u\u00a0nás stôl máte. Odkaz naň sme vám práve poslali e-mailom.',
  ],
  'reserve.failure.already.second': ['I would like one more table', 'Chcem ešte jeden stôl'],
  'reserve.failure.full': [
    'No times available for selected date and party size',
    'V\u00a0tento {part, select, day {deň} other {večer}} už pre toľkých hostí nemáme voľno.',
  ],
  'reserve.failure.taken': ['This time has just been taken.', 'Tento čas vám práve niekto obsadil.'],
  'reserve.failure.noTable': [
    'Your reservation was not sent, you have no table yet.',
    'Rezervácia sa neodoslala, stôl zatiaľ nemáte.',
  ],
  'reserve.failure.unknown': [
    'We do not know whether your reservation went through: no answer came. Please try again, it will not make a second table.',
    'Nevieme, či sa rezervácia podarila: odpoveď neprišla. Skúste to, prosím, znova, druhý stôl tým nevznikne.',
  ],
  'reserve.failure.or': ['Or call us:', 'Môžete aj zavolať:'],
  'reserve.failure.timeout': ['Request timed out after 10 seconds', 'Odpoveď neprišla včas.'],
  'reserve.failure.rateLimit.looking': [
    'Please wait a moment and try again.',
    'Chvíľu počkajte, prosím, a\u00a0skúste to znova.',
  ],
  'reserve.failure.notOffered': [
    'This time cannot be reserved. Please choose another one.',
    'Tento čas sa nedá rezervovať. Vyberte, prosím, iný.',
  ],
  'reserve.failure.inFlight': [
    'Your reservation is being worked on already. Please wait a moment.',
    'Vašu rezerváciu už spracúvame. Počkajte, prosím, chvíľku.',
  ],
  'reserve.failure.received': [
    'We have already received your first request; please check your email. To reserve one more table, confirm again.',
    'Vašu prvú žiadosť sme už prijali, pozrite si, prosím, e-mail. Ak chcete ešte jeden stôl, potvrďte znova.',
  ],
  'reserve.failure.fields': ['Please check the highlighted fields.', 'Skontrolujte, prosím, zvýraznené polia.'],
  'reserve.failure.call': [
    'We cannot take reservations online at the moment. Please call us.',
    'Rezervácie teraz nemôžeme prijať online. Zavolajte nám, prosím.',
  ],
  'reserve.failure.busy': [
    'We are very busy right now; please give us a moment.',
    'Máme práve veľa práce, dajte nám, prosím, chvíľu.',
  ],

  'reserve.success': ['Your reservation is confirmed.', 'Vaša rezervácia je potvrdená.'],
  'reserve.success.approval.soon': [
    'Your reservation requires approval. We have received your request and will contact you as soon as we can, before your visit begins.',
    'Vašu žiadosť sme prijali, ozveme sa vám čo najskôr, ešte pred vaším príchodom. Rezervácia čaká na potvrdenie.',
  ],
  'reserve.success.approval': [
    'Your reservation requires approval. We have received your request and will contact you within 24\u00a0hours.',
    'Vašu žiadosť sme prijali, ozveme sa vám do 24\u00a0hodín. Rezervácia čaká na potvrdenie.',
  ],

  'reserve.ticket.title': ['The table is yours', 'Stôl je váš'],
  'reserve.ticket.approval.title': ['We have your request', 'Vašu žiadosť sme dostali'],
  'reserve.ticket.approval': ['Awaiting approval', 'Čaká na potvrdenie'],
  'reserve.ticket.party': ['Party', 'Pre'],
  'reserve.ticket.duration': ['Until', 'Do'],
  'reserve.ticket.place': ['Where', 'Kde'],
  'reserve.ticket.name': ['For', 'Na meno'],
  'reserve.ticket.sent': [
    'We sent a confirmation with a calendar invitation to {email}. The link in it changes or cancels the reservation.',
    'Potvrdenie aj s\u00a0pozvánkou do kalendára sme poslali na {email}. Odkazom v\u00a0ňom rezerváciu zmeníte alebo zrušíte.',
  ],
  'reserve.ticket.note': [
    'We hold your table for {holdMinutes, plural, one {#\u00a0minute} other {#\u00a0minutes}} past the reserved time.',
    'Ak meškáte, stôl vám podržíme {holdMinutes, plural, one {#\u00a0minútu} few {#\u00a0minúty} other {#\u00a0minút}}.',
  ],
  'reserve.ticket.approval.note': ['For now we keep a table for you.', 'Zatiaľ vám miesto držíme.'],
  'reserve.ticket.deposit.note': [
    'For now we keep a table for you. We will also talk about a deposit.',
    'Zatiaľ vám miesto držíme. Porozprávame sa aj o\u00a0zálohe.',
  ],
  'reserve.ticket.calendar': ['Add to calendar', 'Pridať do kalendára'],
  'reserve.ticket.calendar.title': ['Table for {count}', 'Stôl pre {count}'],
  'reserve.ticket.calendars': ['Or straight to:', 'Alebo rovno do:'],
  'reserve.ticket.held.title': ['Please confirm by email', 'Ešte potvrďte e-mailom'],
  'reserve.ticket.held': ['Waiting for you to confirm', 'Čaká na vaše potvrdenie'],
  'reserve.ticket.held.note': [
    'We are holding the table for {minutes} minutes. Please confirm it by the link in the email we have sent to {email}. Nothing there? Please look among the junk, too.',
    'Stôl vám držíme {minutes}\u00a0minút. Potvrďte ho odkazom v\u00a0e-maile, ktorý sme poslali na {email}. Nič neprišlo? Pozrite sa aj do nevyžiadanej pošty.',
  ],
  'reserve.ticket.done': ['Done', 'Hotovo'],
} satisfies Texts;

export type ReserveTextId = keyof typeof texts;
export type ReserveText = Text<ReserveTextId>;
export const useReserveText = useText<ReserveTextId>;

export const reserveTexts = { ...calendarTexts, ...captchaTexts, ...emailHintTexts, ...texts };
