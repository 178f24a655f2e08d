import type { en } from './messages.en';

export const sk: Record<keyof typeof en, string> = {
  'cookies.eyebrow': 'Cookies a súkromie',
  'cookies.title': 'Čo si o vás pamätáme a čo nie',
  'cookies.lead': 'Stručne: čo najmenej. Nie je tu reklama ani analytika a nikto vás nesleduje.',

  'cookies.what.title': 'Čo sú cookies',
  'cookies.what.text':
    'Malé poznámky, ktoré si webová stránka odloží vo vašom prehliadači, aby vás spoznala na ďalšej stránke alebo pri ďalšej návšteve. Niektoré zostanú, kým prehliadač nezavriete, iné na vopred určený čas. Počítame k nim aj to, čo sa ukladá do miestneho úložiska prehliadača, lebo slúži na to isté.',

  'cookies.use.title': 'Ako ich používame',
  'cookies.use.text':
    'Aby sme web zobrazili v jazyku, ktorý ste si vybrali, aby sme si zapamätali, či ste cookies prijali alebo odmietli, a aby naši kolegovia zostali prihlásení. Nikde inde vás podľa nich nespoznávame a nikomu ich neposúvame.',

  'cookies.kinds.title': 'Nevyhnutné a prevádzkové',
  'cookies.essential.title': 'Nevyhnutné',
  'cookies.essential.text': 'Bez nich by web nefungoval. Súhlas na ne netreba.',
  'cookies.operational.title': 'Prevádzkové',
  'cookies.operational.text': 'Robia web pohodlnejším a prídu až vtedy, keď ich prijmete.',
  'cookies.table.name': 'Názov',
  'cookies.table.purpose': 'Na čo slúži',
  'cookies.table.duration': 'Ako dlho',
  'cookies.table.language.name': 'lang, language',
  'cookies.table.language.purpose': 'Jazyk webu: slovenčina alebo angličtina.',
  'cookies.table.language.duration': '1 rok',
  'cookies.table.consent.name': 'cookie-consent',
  'cookies.table.consent.purpose': 'Vaša odpoveď na otázku o cookies a čas, keď ste ju dali.',
  'cookies.table.consent.duration': '30 dní',
  'cookies.table.font.name': 'text-face, language-retried',
  'cookies.table.font.purpose': 'Vďaka nim sa ďalšia stránka vašej návštevy zobrazí hneď. Nič o vás nehovoria.',
  'cookies.table.font.duration': 'kým nezavriete kartu',
  'cookies.table.draft.name': 'reservation-draft',
  'cookies.table.draft.purpose':
    'Čo ste vyplnili do rezervácie, aby ste o to pri obnovení stránky neprišli. Bez vás to prehliadač neopustí.',
  'cookies.table.draft.duration': 'kým nezarezervujete alebo nezatvoríte kartu',
  'cookies.table.session.name': 'session',
  'cookies.table.session.purpose': 'Prihlásenie našich kolegov. Hostia ho nikdy nedostanú.',
  'cookies.table.session.duration': 'najviac 24 hodín',
  'cookies.table.map.name': 'openstreetmap.org',
  'cookies.table.map.purpose':
    'Mapa cesty k nám. Prichádza od nadácie OpenStreetMap, ktorá tak uvidí vašu IP adresu a môže uložiť vlastné cookies.',
  'cookies.table.map.duration': 'určuje OpenStreetMap',

  'cookies.refuse.title': 'Ako ich odmietnuť',
  'cookies.refuse.text':
    'Keď sa vás opýtame, stlačte Odmietnuť; zavrieť otázku znamená to isté. O nič neprídete: namiesto mapy nájdete kresbu s tlačidlom a mapa sa načíta, iba ak ho stlačíte. Rozhodnutie môžete kedykoľvek zmeniť:',
  'cookies.refuse.button': 'Opýtajte sa ma znova',
  'cookies.refuse.browser':
    'Cookies môžete vymazať alebo zablokovať aj v nastaveniach prehliadača. Ak zablokujete i tie nevyhnutné, web si prestane pamätať váš jazyk, fungovať však bude.',

  'cookies.privacy.title': 'Ochrana osobných údajov',
  'cookies.privacy.who.title': 'Kto sa o vaše údaje stará',
  'cookies.privacy.who.text': '{company}. Napíšte na {email} alebo zavolajte na {phone}; odpovie vám človek.',
  'cookies.privacy.what.title': 'Čo si ponechávame, prečo a ako dlho',
  'cookies.privacy.what.reservation.title': 'Rezervácie',
  'cookies.privacy.what.reservation.text':
    'Meno, e-mail, telefón, vybraný {part, select, day {deň} other {večer}} a vaše požiadavky, aby sme dodržali našu dohodu o stole (plnenie zmluvy). Požiadavky vymažeme 30 dní po návšteve, lebo môžu vypovedať o zdraví. Zrušené rezervácie vymažeme po 3 mesiacoch, ostatné po 24 mesiacoch.',
  'cookies.privacy.what.messages.title': 'Správy a dopyty na podujatia',
  'cookies.privacy.what.messages.text':
    'To, čo nám napíšete, a kontakt na vás, aby sme mohli odpovedať (kroky pred uzavretím zmluvy alebo náš oprávnený záujem odpovedať). 12 mesiacov.',
  'cookies.privacy.what.newsletter.title': 'Newsletter',
  'cookies.privacy.what.newsletter.text':
    'Váš e-mail a jazyk na základe súhlasu, kým sa neodhlásite. Doklad o súhlase uchovávame ešte 4 roky, ako to žiada zákon o elektronických komunikáciách.',
  'cookies.privacy.what.mails.title': 'E-maily, ktoré sme vám poslali',
  'cookies.privacy.what.mails.text': 'Ich text 90 dní pre prípad, že by sa bolo treba k niečomu vrátiť.',
  'cookies.privacy.what.technical.title': 'Technické záznamy',
  'cookies.privacy.what.technical.text':
    'IP adresa, aby nás nezahltili roboty (oprávnený záujem na bezpečnosti). Najviac 30 dní.',
  'cookies.privacy.others.title': 'Kto ďalší ich uvidí',
  'cookies.privacy.others.text':
    'Iba tí, čo prevádzkujú náš server a doručujú naše e-maily, na základe zmluvy a v rámci Európskej únie. Údaje nikomu nepredávame a žiadny stroj o vás nerozhoduje.',
  'cookies.privacy.rights.title': 'Na čo máte právo',
  'cookies.privacy.rights.text':
    'Môžete sa opýtať, čo o vás vieme, dať si to opraviť, vymazať alebo vydať, žiadať obmedzenie spracúvania, namietať proti nemu a súhlas kedykoľvek odvolať. Napíšte nám, odpovieme do jedného mesiaca. Ak s nami nebudete spokojní, môžete sa obrátiť na Úrad na ochranu osobných údajov Slovenskej republiky (dataprotection.gov.sk).',
};
