import { type Texts, createTextHook } from '../i18n/create-text-hook';

const texts = {
  'privacy.title': ['Personal Data', 'Osobné údaje'],
  'privacy.lead': [
    'For when a guest asks what the bar knows about them, or asks for their data to be erased. Every lookup is recorded, the address is not.',
    'Keď sa niekto opýta, čo o\u00a0ňom podnik vie, alebo požiada o\u00a0vymazanie svojich údajov. Každé vyhľadanie sa zaznamená, adresa nie.',
  ],
  'privacy.email': ['E-mail address', 'E-mailová adresa'],
  'privacy.email.invalid': ['Please enter a valid email address', 'Zadajte platnú e-mailovú adresu'],
  'privacy.find': ['Look up', 'Vyhľadať'],
  'privacy.finding': ['Looking up...', 'Vyhľadávame…'],
  'privacy.findFailed': ['Failed to look up the address: {reason}', 'Adresu sa nepodarilo vyhľadať: {reason}'],
  'privacy.held': ['What we know about {email}', 'Čo vieme o\u00a0adrese {email}'],
  'privacy.nothing': ['We hold no data about {email}.', 'O\u00a0adrese {email} nemáme žiadne údaje.'],
  'privacy.kind.reservations': ['Reservations', 'Rezervácie'],
  'privacy.kind.emails': ['E-mails we have sent', 'E-maily, ktoré sme poslali'],
  'privacy.kind.messages': ['Messages from the contact form', 'Správy z kontaktného formulára'],
  'privacy.kind.inquiries': ['Inquiries about events', 'Dopyty na podujatia'],
  'privacy.kind.newsletter': ['Newsletter subscription', 'Odber newslettera'],
  'privacy.kind.consents': ['Proof of the newsletter consent', 'Dôkaz súhlasu s newsletterom'],
  'privacy.kind.suppressions': ['Newsletter not to be sent', 'Zákaz posielania newslettera'],
  'privacy.kind.changes': ['Changes made by staff', 'Zmeny, ktoré spravil personál'],
  'privacy.kind.account': ['Account in this admin', 'Účet v administrácii'],
  'privacy.kind.edits': ['Work in this admin', 'Práca v administrácii'],
  'privacy.kind.technical': ['Technical records against abuse', 'Technické záznamy proti zneužitiu'],
  'privacy.download': ['Download (JSON)', 'Stiahnuť (JSON)'],
  'privacy.file': ['personal-data.json', 'osobne-udaje.json'],
  'privacy.erase': ['Erase…', 'Vymazať…'],
  'privacy.erase.title': ['Erase personal data', 'Vymazať osobné údaje'],
  'privacy.erase.lead': [
    'Past visits stay as numbers of guests without a name. The proof of a newsletter consent stays for four years, without the address, by a code made from it. In tonight’s list “Waiting for a table”, a label with their last name, address or phone number is emptied; any other goes in the morning. This cannot be undone.',
    'Z minulých návštev zostane len počet hostí bez mena. Dôkaz súhlasu s newsletterom uchovávame štyri roky, bez adresy, len pod kódom, ktorý sa z\u00a0nej vypočíta. Zo zoznamu „Čakajú na stôl“ zmizne označenie s\u00a0priezviskom, adresou alebo telefónom tejto osoby; iné zmizne až ráno. Vymazanie sa nedá vrátiť späť.',
  ],
  'privacy.erase.again': ['Type the address again to confirm', 'Na potvrdenie zadajte adresu ešte raz'],
  'privacy.erase.differs': ['This is not {email}', 'Toto nie je {email}'],
  'privacy.erase.submit': ['Erase for good', 'Natrvalo vymazať'],
  'privacy.erase.submitting': ['Erasing...', 'Vymazávame…'],
  'privacy.erase.cancel': ['Cancel', 'Zrušiť'],
  'privacy.erased': ['The personal data was erased.', 'Osobné údaje sú vymazané.'],
  'privacy.eraseFailed': [
    'Failed to erase the personal data: {reason}',
    'Osobné údaje sa nepodarilo vymazať: {reason}',
  ],
  'privacy.ahead': [
    'this person has a reservation ahead; please cancel it first',
    'táto osoba má pred sebou rezerváciu, najprv ju zrušte',
  ],
  'privacy.staff': [
    'the address belongs to a member of staff who can still sign in; disable the account first',
    'adresa patrí niekomu z\u00a0personálu, kto sa ešte môže prihlásiť; najprv vypnite jeho účet',
  ],
} satisfies Texts;

export const usePrivacyText = createTextHook(texts);
