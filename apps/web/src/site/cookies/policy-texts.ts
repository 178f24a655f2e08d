import type { Texts } from '../../shared/i18n/messages';
import { useText } from '../../shared/i18n/use-text';

export const policyTexts = {
  'cookies.eyebrow': ['Cookies & privacy', 'Cookies a súkromie'],
  'cookies.title': ['What we remember about you, and what we do not', 'Čo si o vás pamätáme a čo nie'],
  'cookies.lead': [
    'Briefly: as little as we can. There is no advertising here, no analytics, and nobody follows you.',
    'Stručne: čo najmenej. Nie je tu reklama ani analytika a nikto vás nesleduje.',
  ],

  'cookies.what.title': ['What cookies are', 'Čo sú cookies'],
  'cookies.what.text': [
    'Small notes that a website leaves in your browser, so that it recognises you on the next page or the next visit. Some stay until you close the browser, others for a set time. We count among them what is kept in the browser’s local storage, because it serves the same purpose.',
    'Malé poznámky, ktoré si webová stránka odloží vo vašom prehliadači, aby vás spoznala na ďalšej stránke alebo pri ďalšej návšteve. Niektoré zostanú, kým prehliadač nezavriete, iné na vopred určený čas. Počítame k nim aj to, čo sa ukladá do miestneho úložiska prehliadača, lebo slúži na to isté.',
  ],

  'cookies.use.title': ['How we use them', 'Ako ich používame'],
  'cookies.use.text': [
    'To show the site in the language you have chosen, to remember whether you accepted or declined cookies, and to keep our own staff signed in. We do not use them to recognise you anywhere else, and we do not pass them on.',
    'Aby sme web zobrazili v jazyku, ktorý ste si vybrali, aby sme si zapamätali, či ste cookies prijali alebo odmietli, a aby naši kolegovia zostali prihlásení. Nikde inde vás podľa nich nespoznávame a nikomu ich neposúvame.',
  ],

  'cookies.kinds.title': ['Essential and operational', 'Nevyhnutné a prevádzkové'],
  'cookies.essential.title': ['Essential', 'Nevyhnutné'],
  'cookies.essential.text': [
    'Without these the site would not work. They need no consent.',
    'Bez nich by web nefungoval. Súhlas na ne netreba.',
  ],
  'cookies.operational.title': ['Operational', 'Prevádzkové'],
  'cookies.operational.text': [
    'These make the site more convenient and come only after you have accepted.',
    'Robia web pohodlnejším a prídu až vtedy, keď ich prijmete.',
  ],
  'cookies.table.name': ['Name', 'Názov'],
  'cookies.table.purpose': ['What for', 'Na čo slúži'],
  'cookies.table.duration': ['How long', 'Ako dlho'],
  'cookies.table.language.name': ['lang, language', 'lang, language'],
  'cookies.table.language.purpose': [
    'The language of the site: Slovak or English.',
    'Jazyk webu: slovenčina alebo angličtina.',
  ],
  'cookies.table.language.duration': ['1 year', '1 rok'],
  'cookies.table.consent.name': ['cookie-consent', 'cookie-consent'],
  'cookies.table.consent.purpose': [
    'Your answer to the question about cookies, and when you gave it.',
    'Vaša odpoveď na otázku o cookies a čas, keď ste ju dali.',
  ],
  'cookies.table.consent.duration': ['30 days', '30 dní'],
  'cookies.table.font.name': ['text-face, language-retried', 'text-face, language-retried'],
  'cookies.table.font.purpose': [
    'Lets the next page of your visit show at once. Says nothing about you.',
    'Vďaka nim sa ďalšia stránka vašej návštevy zobrazí hneď. Nič o vás nehovoria.',
  ],
  'cookies.table.font.duration': ['until you close the tab', 'kým nezavriete kartu'],
  'cookies.table.draft.name': ['reservation-draft', 'reservation-draft'],
  'cookies.table.draft.purpose': [
    'What you have filled in for a reservation, so that a reload does not lose it. It never leaves your browser by itself.',
    'Čo ste vyplnili do rezervácie, aby ste o to pri obnovení stránky neprišli. Bez vás to prehliadač neopustí.',
  ],
  'cookies.table.draft.duration': [
    'until you have reserved or close the tab',
    'kým nezarezervujete alebo nezatvoríte kartu',
  ],
  'cookies.table.session.name': ['session', 'session'],
  'cookies.table.session.purpose': [
    'Signs our staff in. Guests never get it.',
    'Prihlásenie našich kolegov. Hostia ho nikdy nedostanú.',
  ],
  'cookies.table.session.duration': ['up to 24 hours', 'najviac 24 hodín'],
  'cookies.table.map.name': ['openstreetmap.org', 'openstreetmap.org'],
  'cookies.table.map.purpose': [
    'The map of the way to us. It comes from the OpenStreetMap Foundation, which then sees your IP address and may set cookies of its own.',
    'Mapa cesty k nám. Prichádza od nadácie OpenStreetMap, ktorá tak uvidí vašu IP adresu a môže uložiť vlastné cookies.',
  ],
  'cookies.table.map.duration': ['set by OpenStreetMap', 'určuje OpenStreetMap'],

  'cookies.refuse.title': ['How to refuse them', 'Ako ich odmietnuť'],
  'cookies.refuse.text': [
    'Press Decline when we ask; closing the question means the same. Nothing is lost: in place of the map you will find a drawing with a button, and the map is loaded only if you press it. You can change your mind at any time:',
    'Keď sa vás opýtame, stlačte Odmietnuť; zavrieť otázku znamená to isté. O nič neprídete: namiesto mapy nájdete kresbu s tlačidlom a mapa sa načíta, iba ak ho stlačíte. Rozhodnutie môžete kedykoľvek zmeniť:',
  ],
  'cookies.refuse.button': ['Ask me again', 'Opýtajte sa ma znova'],
  'cookies.refuse.browser': [
    'You can also delete or block cookies in your browser’s settings. If you block the essential ones as well, the site will no longer remember your language, but it will work.',
    'Cookies môžete vymazať alebo zablokovať aj v nastaveniach prehliadača. Ak zablokujete i tie nevyhnutné, web si prestane pamätať váš jazyk, fungovať však bude.',
  ],

  'cookies.privacy.title': ['Privacy policy', 'Ochrana osobných údajov'],
  'cookies.privacy.who.title': ['Who looks after your data', 'Kto sa o vaše údaje stará'],
  'cookies.privacy.who.text': [
    '{company}. Write to {email} or call {phone}; an answer comes from a person.',
    '{company}. Napíšte na {email} alebo zavolajte na {phone}; odpovie vám človek.',
  ],
  'cookies.privacy.what.title': ['What we keep, why, and for how long', 'Čo si ponechávame, prečo a ako dlho'],
  'cookies.privacy.what.reservation.title': ['Reservations', 'Rezervácie'],
  'cookies.privacy.what.reservation.text': [
    'Name, e-mail, phone, the {part, select, day {day} other {evening}} you chose and your requests, so that we can keep our agreement about a table (a contract). Requests are erased 30 days after the visit, as they may tell of your health. Cancelled reservations are erased after 3 months, the others after 24 months.',
    'Meno, e-mail, telefón, vybraný {part, select, day {deň} other {večer}} a vaše požiadavky, aby sme dodržali našu dohodu o stole (plnenie zmluvy). Požiadavky vymažeme 30 dní po návšteve, lebo môžu vypovedať o zdraví. Zrušené rezervácie vymažeme po 3 mesiacoch, ostatné po 24 mesiacoch.',
  ],
  'cookies.privacy.what.messages.title': ['Messages and event inquiries', 'Správy a dopyty na podujatia'],
  'cookies.privacy.what.messages.text': [
    'What you write to us and how to reach you, so that we can answer (steps before a contract, or our legitimate interest in answering). 12 months.',
    'To, čo nám napíšete, a kontakt na vás, aby sme mohli odpovedať (kroky pred uzavretím zmluvy alebo náš oprávnený záujem odpovedať). 12 mesiacov.',
  ],
  'cookies.privacy.what.newsletter.title': ['Newsletter', 'Newsletter'],
  'cookies.privacy.what.newsletter.text': [
    'Your e-mail and language, by your consent, until you unsubscribe. The proof of the consent is kept for 4 years after that, as the law on electronic communications asks.',
    'Váš e-mail a jazyk na základe súhlasu, kým sa neodhlásite. Doklad o súhlase uchovávame ešte 4 roky, ako to žiada zákon o elektronických komunikáciách.',
  ],
  'cookies.privacy.what.mails.title': ['Emails we sent you', 'E-maily, ktoré sme vám poslali'],
  'cookies.privacy.what.mails.text': [
    'Their texts for 90 days, in case something needs to be found again.',
    'Ich text 90 dní pre prípad, že by sa bolo treba k niečomu vrátiť.',
  ],
  'cookies.privacy.what.technical.title': ['Technical records', 'Technické záznamy'],
  'cookies.privacy.what.technical.text': [
    'The IP address, so that robots cannot flood us (legitimate interest in security). 30 days at most.',
    'IP adresa, aby nás nezahltili roboty (oprávnený záujem na bezpečnosti). Najviac 30 dní.',
  ],
  'cookies.privacy.others.title': ['Who else gets to see it', 'Kto ďalší ich uvidí'],
  'cookies.privacy.others.text': [
    'Only those who run our server and deliver our e-mail, under contract and within the European Union. We sell data to nobody, and no machine decides about you.',
    'Iba tí, čo prevádzkujú náš server a doručujú naše e-maily, na základe zmluvy a v rámci Európskej únie. Údaje nikomu nepredávame a žiadny stroj o vás nerozhoduje.',
  ],
  'cookies.privacy.rights.title': ['What you are entitled to', 'Na čo máte právo'],
  'cookies.privacy.rights.text': [
    'You may ask what we know about you, have it corrected, erased or handed over, have its use limited, object to it, and withdraw a consent at any time. Write to us; we answer within a month. If you are not happy with our answer, you can turn to the Office for Personal Data Protection of the Slovak Republic (dataprotection.gov.sk).',
    'Môžete sa opýtať, čo o vás vieme, dať si to opraviť, vymazať alebo vydať, žiadať obmedzenie spracúvania, namietať proti nemu a súhlas kedykoľvek odvolať. Napíšte nám, odpovieme do jedného mesiaca. Ak s nami nebudete spokojní, môžete sa obrátiť na Úrad na ochranu osobných údajov Slovenskej republiky (dataprotection.gov.sk).',
  ],
} satisfies Texts;

export const usePolicyText = useText<keyof typeof policyTexts>;
