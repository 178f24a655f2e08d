import type { MailTextKey } from './texts.en.js';

export const textsSk: Record<MailTextKey, string> = {
  'confirmed.subject': 'Stôl na vás čaká {onDay} o {from}',
  'confirmed.title': 'Vaša rezervácia je potvrdená',
  'confirmed.lead':
    'Tešíme sa na vás, {firstName}. {part, select, day {Návštevu} other {Večer}} si uložíte do kalendára z\u00a0prílohy.',
  'approved.subject': 'Vaša žiadosť je potvrdená: stôl na vás čaká {onDay} o {from}',
  'approved.title': 'Vaša žiadosť je potvrdená',
  'approved.lead':
    'Dobrá správa, {firstName}: stôl je váš. {part, select, day {Návštevu} other {Večer}} si uložíte do kalendára z\u00a0prílohy.',
  'declined.subject': 'Stôl {onDay}: vašu žiadosť nemôžeme potvrdiť',
  'declined.title': 'Vašu žiadosť nemôžeme potvrdiť',
  'declined.lead':
    'Je nám to ľúto, {firstName}: tentoraz to nevyjde a\u00a0stôl pre vás nedržíme. Možno {part, select, day {iný deň} other {iný večer}}?',
  'changed.subject': 'Zmena: stôl na vás čaká {onDay} o {from}',
  'changed.title': 'Vaša rezervácia sa zmenila',
  'changed.lead':
    'Vaša rezervácia sa zmenila, {firstName}. Takto platí teraz; kalendár sa upraví sám alebo súborom v\u00a0prílohe.',
  'changeReceived.subject': 'Žiadosť o\u00a0zmenu: {changeRequestShort}',
  'changeReceived.title': 'Vašu žiadosť o\u00a0zmenu máme',
  'changeReceived.lead': 'Ďakujeme, {firstName}. Požiadali ste o\u00a0túto zmenu:',
  'changeReceived.until': 'Ozveme sa vám do 24\u00a0hodín. Dovtedy platí vaša rezervácia tak, ako je:',
  'changeDeclined.subject':
    '{outcome, select, expired {Na zmenu sme vám nestihli odpovedať} other {Zmenu vám nemôžeme potvrdiť}}: rezervácia {onDay} platí ďalej',
  'changeDeclined.title': 'Vaša rezervácia platí ďalej',
  'changeDeclined.lead':
    '{outcome, select, expired {Je nám to ľúto, {firstName}: na vašu žiadosť o\u00a0zmenu sme nestihli odpovedať. Ak o\u00a0ňu stále stojíte, zavolajte nám, prosím.} other {Je nám to ľúto, {firstName}: zmenu, o\u00a0ktorú ste požiadali, vám nemôžeme potvrdiť.}}',
  'changeDeclined.stands': 'Rezervácia zostáva tak, ako je:',
  'changeStaff.subject': 'Žiadosť o\u00a0zmenu: {changeRequestShort}',
  'changeStaff.title': 'Hosť žiada o\u00a0zmenu',
  'changeStaff.until': 'Rozhodnite, prosím, najneskôr {changeRequestDay} o\u00a0{changeRequestTime}. Dovtedy platí:',
  'visit.changeRequest': 'Žiada o',
  'verify.subject': 'Potvrďte rezerváciu: {onDay} o {from}',
  'verify.title': 'Potvrďte rezerváciu',
  'verify.lead':
    'Stôl vám držíme {minutesToVerify}\u00a0minút, {firstName}. Rezervácia platí, keď ju na nasledujúcej stránke potvrdíte. Ak ste o\u00a0stôl nežiadali vy, nemusíte robiť nič.',
  'verify.action': 'Potvrdiť rezerváciu',
  'received.subject': 'Prijali sme vašu žiadosť: {onDay} o {from}',
  'received.title': 'Vašu žiadosť sme prijali',
  'received.lead':
    'Ďakujeme, {firstName}. Stôl vám zatiaľ držíme. Pri {partySize, plural, one {jednom hosťovi} other {#\u00a0hosťoch}} si {part, select, day {deň} other {večer}} najprv rozvrhneme a\u00a0ozveme sa vám {isSoon, select, true {čo najskôr, ešte pred vaším príchodom} other {do 24\u00a0hodín}}.',
  'cancelled.subject': 'Vaša rezervácia {onDay} je zrušená',
  'cancelled.title': 'Vaša rezervácia je zrušená',
  'cancelled.lead':
    'Mrzí nás, že to tentoraz nevyjde, {firstName}. Možno {part, select, day {iný deň} other {iný večer}}?',
  'readdressed.subject': 'Rezervácia {onDay} už nemá túto e-mailovú adresu',
  'readdressed.title': 'Na túto adresu už písať nebudeme',
  'readdressed.lead':
    'Rezervácia ({day}, od {from} do {until}, {party}) už nemá túto e-mailovú adresu. Týmto e-mailom sa odstráni z\u00a0vášho kalendára a\u00a0ďalšie vám o\u00a0nej nepošleme.',
  'readdressed.stands': 'Zrušená tým nie je. Ak je to omyl, zavolajte nám, prosím: {venuePhone}.',
  'reminder.subject': 'Vidíme sa {onDay} o {from}',
  'reminder.title': 'Čoskoro sa vidíme',
  'reminder.lead':
    'Tešíme sa na vás, {firstName}. Ak vám do toho niečo prišlo, dajte nám, prosím, vedieť: stôl poteší niekoho iného.',
  'reminder.answer': 'Potvrdiť príchod alebo zrušiť',
  'links.subject': 'Odkazy na vaše rezervácie',
  'links.title': 'Vaše rezervácie',
  'links.lead':
    'Každý odkaz otvorí jednu vašu rezerváciu. Môžete si ju pozrieť, zmeniť či zrušiť, alebo nám dať vedieť, že meškáte.',
  'links.open': 'Otvoriť rezerváciu',
  'links.waiting': 'Čaká na našu odpoveď',
  'links.held': 'Ešte nepotvrdená',
  'alternatives.subject': 'Váš stôl {onDay}: vyhovoval by vám iný čas?',
  'alternatives.title': 'Vyhovoval by vám iný čas?',
  'alternatives.lead':
    'Je nám to ľúto, {firstName}: u\u00a0nás sa niečo zmenilo a\u00a0pre vašu rezerváciu nemáme stôl. Vo chvíli, keď vám píšeme, sú voľné tieto časy:',
  'alternatives.answer':
    'Odpovedzte, prosím, na tento e-mail{canCall, select, true { alebo zavolajte} other {}} a\u00a0povedzte, ktorý vám vyhovuje, alebo že ani jeden. Dovtedy vašu rezerváciu nezmeníme ani nezrušíme.',
  'alternatives.call': 'Zavolať {venuePhone}',
  'alternatives.yours': 'Takto ste rezervovali:',
  'staff.subject':
    '{status, select, pending_approval {Čaká na schválenie} cancelled {Neskoré zrušenie} other {Nová rezervácia}}: {party}, {onDay} o {from}',
  'staff.title':
    '{status, select, pending_approval {Rezervácia čaká na schválenie} cancelled {Neskoré zrušenie} other {Nová rezervácia}}',
  'staff.open': 'Otvoriť v administrácii',
  'staff.lead': '{email} · {phone}',
  'visit.was': 'Predtým',
  'visit.inShort': '{day}, od {from} do {until}, {party}',
  'visit.inSubject': '{shortDay}, {from}, {party}',
  'visit.day': 'Deň',
  'visit.time': 'Čas',
  'visit.hours': 'od {from} do {until}',
  'visit.party': 'Počet osôb',
  'visit.name': 'Meno',
  'visit.fullName': '{firstName} {lastName}',
  'visit.place': 'Kde',
  'visit.specialRequests': 'Osobitné požiadavky',
  'visit.tables': 'Stoly',
  party: '{partySize, plural, one {# osoba} few {# osoby} many {# osoby} other {# osôb}}',
  'party.for': '{partySize, plural, one {# osobu} few {# osoby} many {# osoby} other {# osôb}}',
  answer: '{isSoon, select, true {čo najskôr, ešte pred vaším príchodom} other {do 24\u00a0hodín}}',
  wait: '{hours, plural, =0 {{minutes, plural, one {o\u00a0minútu} few {o\u00a0#\u00a0minúty} many {o\u00a0#\u00a0minúty} other {o\u00a0#\u00a0minút}}} one {o\u00a0hodinu} few {o\u00a0#\u00a0hodiny} many {o\u00a0#\u00a0hodiny} other {o\u00a0#\u00a0hodín}}',
  'calendar.summary': 'Stôl pre {partySize}',
  'note.hold':
    'Ak meškáte, stôl vám podržíme {holdMinutes, plural, one {# minútu} few {# minúty} many {# minúty} other {# minút}}.',
  'note.cancel':
    'Ak sa vám zmenia plány, dajte nám, prosím, vedieť {lateCancelHours, plural, =0 {vopred} one {aspoň # hodinu vopred} few {aspoň # hodiny vopred} other {aspoň #\u00a0hodín vopred}}: tlačidlom vyššie, telefonicky alebo odpoveďou na tento e-mail.',
  'note.deposit':
    'Pri skupinách od {depositFrom, plural, one {# osoby} other {# osôb}} môžeme požiadať o zálohu; vopred by sme vám napísali.',
  'contact.subject': 'Vašu správu sme dostali',
  'contact.title': 'Ďakujeme, že ste napísali',
  'contact.lead': 'Vaša správa k\u00a0nám dorazila, {firstName}. Každú čítame sami a\u00a0čoskoro sa vám ozveme.',
  'contact.urgent': 'Ak ide o\u00a0{part, select, day {dnešok} other {dnešný večer}}, rýchlejšie je zavolať.',
  'contactStaff.subject': 'Správa z\u00a0webu: {name}',
  'contactStaff.title': 'Správa z\u00a0webu',
  'inquiry.subject': '{eventType, select, public_event {Váš záujem: {event}, {day}} other {Váš dopyt: {day}}}',
  'inquiry.title': 'Váš dopyt sme prijali',
  'inquiry.lead':
    '{eventType, select, public_event {Ďakujeme za záujem. Pozrieme sa na voľné miesta a\u00a0do 24 hodín vám napíšeme, či je miesto vaše. Zatiaľ rezervované nie je.} other {Ďakujeme, že ste si spomenuli na nás. Pozrieme sa na termín aj na vaše predstavy a\u00a0ozveme sa vám do 24 hodín.}}',
  'inquiry.day': 'Deň',
  'inquiry.event': 'Podujatie',
  'inquiry.kind':
    '{eventType, select, public_event {{event} (verejné podujatie)} corporate {firemné podujatie} celebration {oslava} custom {podujatie na mieru} private_wine_tasting {súkromná degustácia vín} wine_dinner {večera s\u00a0vínom} other {súkromné podujatie}}',
  'inquiry.guests': 'Počet hostí',
  'inquiry.call': 'Ak je to súrne, zavolajte nám.',
  'inquiryStaff.subject':
    '{eventType, select, public_event {Záujem o\u00a0podujatie {event}} corporate {Dopyt na firemné podujatie} celebration {Dopyt na oslavu} custom {Dopyt na podujatie na mieru} private_wine_tasting {Dopyt na súkromnú degustáciu vín} wine_dinner {Dopyt na večeru s\u00a0vínom} other {Dopyt na súkromné podujatie}}: {day}',
  'inquiryStaff.title': 'Dopyt z\u00a0webu',
  'welcome.subject': 'Ste na našom zozname',
  'welcome.title': 'Teší nás, že ste tu',
  'welcome.lead':
    'Odteraz vám napíšeme, keď bude o\u00a0čom: nové fľaše, degustácie a\u00a0večery, na ktoré sa oplatí prísť. Nič iné.',
  'invitation.subject': '{inviter} vás pozýva: tím {venue}',
  'invitation.title': 'Poďte pracovať s\u00a0nami',
  'invitation.lead':
    '{inviter} vás pozýva do administrácie podniku {venue}. Vaša rola: {role, select, owner {majiteľ} manager {vedúci} other {obsluha}}. Zvoľte si používateľské meno a\u00a0heslo a\u00a0ste dnu.',
  'invitation.accept': 'Prijať pozvánku',
  'invitation.until': 'Odkaz funguje raz, do: {day}, {time}. Potom si vypýtajte nový.',
  'reset.subject': 'Nové heslo: {venue}',
  'reset.title': 'Zvoľte si nové heslo',
  'reset.lead': '{name}, niekto požiadal o\u00a0nové heslo k\u00a0vášmu účtu. Vaše používateľské meno je {username}.',
  'reset.choose': 'Zvoliť heslo',
  'reset.until':
    'Odkaz funguje raz a\u00a0pol hodiny. Ak ste oň nežiadali, nerobte nič, heslo ostáva. Z\u00a0viacerých e-mailov platí len najnovší.',
  'reason.reset': 'Tento e-mail ste dostali, lebo niekto zadal vaše meno alebo e-mail na stránke pre zabudnuté heslo.',
  'passwordChanged.subject': 'Vaše heslo sa zmenilo',
  'passwordChanged.title': 'Vaše heslo sa zmenilo',
  'passwordChanged.lead': '{name}, váš účet {username} má nové heslo a\u00a0na ostatných zariadeniach ste odhlásení.',
  'passwordChanged.notYou': 'Ak ste to neboli vy, hneď si vyžiadajte nové heslo a\u00a0povedzte to majiteľovi podniku.',
  'passwordChanged.ask': 'To som nebol ja',
  'reason.account': 'Tento e-mail ste dostali, lebo máte účet v\u00a0administrácii.',
  'reason.invitation':
    'Tento e-mail ste dostali, lebo majiteľ podniku zadal túto adresu. Ak neviete, o\u00a0čo ide, nerobte nič.',
  'test.subject': 'Skúška z administrácie',
  'test.title': 'Tento e-mail prišiel',
  'test.lead':
    '{name}, pošta podniku odchádza a prichádza. Ak ste tento e-mail našli medzi spamom, pozrite si v\u00a0administrácii záznamy DNS.',
  'form.reply': 'Odpoveď na tento e-mail pôjde rovno odosielateľovi.',
  'form.email': 'E-mail',
  'form.phone': 'Telefón',
  'form.language': 'Jazyk',
  'form.languageName': '{language, select, sk {slovenčina} other {angličtina}}',
  keep: 'Spravovať rezerváciu',
  reserve: 'Rezervovať stôl',
  unsubscribe: 'Odhlásiť sa z\u00a0odberu',
  again: 'Rezervovať {part, select, day {iný deň} other {iný večer}}',
  map: 'Ako k\u00a0nám',
  reason: 'Tento e-mail ste dostali, lebo niekto na vašu adresu rezervoval stôl. Ak ste to neboli vy, stačí odpovedať.',
  'reason.links':
    'Tento e-mail ste dostali, lebo niekto na našej stránke požiadal o\u00a0odkazy pre túto adresu. Ak ste to neboli vy, nemusíte robiť nič.',
  'reason.contact':
    'Tento e-mail ste dostali, lebo nám niekto napísal s\u00a0vašou adresou. Ak ste to neboli vy, stačí odpovedať.',
  'reason.inquiry':
    'Tento e-mail ste dostali, lebo sa nás niekto s\u00a0vašou adresou pýtal na podujatie. Ak ste to neboli vy, stačí odpovedať.',
  'reason.newsletter':
    'Tento e-mail ste dostali, lebo na našom webe niekto prihlásil túto adresu na odber newslettera. Ak ste to neboli vy, stačí jedno kliknutie.',
  'reason.test': 'Tento e-mail ste dostali, lebo ste v\u00a0administrácii stlačili „Poslať skúšobný e-mail“.',
  'reason.staff': 'Kópia pre tím.',
};
