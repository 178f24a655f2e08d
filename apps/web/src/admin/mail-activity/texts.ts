import type { RecentEmailDto } from '@strapec/contracts';
import { type Texts, createTextHook } from '../i18n/create-text-hook';

export const texts = {
  'emails.title': ['Email Management', 'E-maily'],
  'emails.refresh': ['Refresh', 'Obnoviť'],
  'emails.loadFailed': ['Failed to load email statistics', 'Štatistiku e-mailov sa nepodarilo načítať'],
  'emails.test': ['Test Email Now', 'Poslať skúšobný e-mail'],
  'emails.test.sending': ['Sending test email...', 'Posielame skúšobný e-mail…'],
  'emails.test.result': ['Test result: {message}', 'Výsledok skúšky: {message}'],
  'emails.test.failed': [
    'Test email failed. Check console for details.',
    'Skúšobný e-mail sa nepodarilo poslať. Podrobnosti nájdete v časti Systém.',
  ],
  'emails.tile.totalReservations': ['Total Reservations', 'Rezervácie spolu'],
  'emails.tile.emailsSent': ['Emails Sent', 'Odoslané'],
  'emails.tile.emailsInFiles': ['Kept as files', 'Uložené do súborov'],
  'emails.tile.emailsWaiting': ['Waiting', 'Čakajú'],
  'emails.tile.emailsFailed': ['Email Failures', 'Nedoručené'],
  'emails.recent': ['Recent Email Activity', 'Posledné e-maily'],
  'emails.inFiles': [
    'No mail server is set: mails become files and reach nobody.',
    'Poštový server nie je nastavený: e-maily sa ukladajú do súborov a\u00a0nikomu neprídu.',
  ],
  'emails.empty': ['No e-mail has been sent yet.', 'Zatiaľ sme neposlali žiadny e-mail.'],
  'emails.failures': [
    '{count, plural, one {# e-mail did not arrive} other {# e-mails did not arrive}}',
    '{count, plural, one {# e-mail sa nepodarilo doručiť} few {# e-maily sa nepodarilo doručiť} many {# e-mailu sa nepodarilo doručiť} other {# e-mailov sa nepodarilo doručiť}}',
  ],
  'emails.resendAll': [
    '{count, plural, one {Resend it} other {Resend all #}}',
    '{count, plural, one {Poslať znova} other {Poslať znova všetky (#)}}',
  ],
  'emails.resend': ['Resend', 'Poslať znova'],
  'emails.resent': [
    '{count, plural, one {Email resent successfully!} other {# emails resent successfully!}}',
    '{count, plural, one {E-mail je poslaný znova!} few {# e-maily sú poslané znova!} many {# e-mailu je poslaných znova!} other {# e-mailov je poslaných znova!}}',
  ],
  'emails.resend.failed': ['Failed to resend email.', 'E-mail sa nepodarilo poslať znova.'],
  'emails.resend.failedAgain': [
    'The email could not be sent this time either. {reason}.',
    'E-mail sa ani teraz nepodarilo odoslať. {reason}.',
  ],
  'emails.resend.resent_just_now': ['It was resent less than a minute ago.', 'Pred menej ako minútou sa už posielal.'],
  'emails.resend.mail_on_its_way': ['It is on its way already.', 'Už je na ceste.'],
  'emails.resend.mail_without_subject': [
    'The reservation or message it was about no longer exists.',
    'Rezervácia alebo správa, ktorej sa týkal, už neexistuje.',
  ],
  'emails.gaveUp': [
    '{reason}. Given up after {count, plural, one {# try} other {# tries}}.',
    '{reason}. Po {count, plural, one {# pokuse} few {# pokusoch} many {# pokuse} other {# pokusoch}} sme prestali.',
  ],
  'emails.cameBack': ['The e-mail came back. {reason}.', 'E-mail sa vrátil. {reason}.'],
  'emails.triesAgain': ['{reason}. It will be tried again automatically.', '{reason}. Skúsime to znova automaticky.'],
  'emails.status.queued': ['Waiting', 'Čaká'],
  'emails.status.sending': ['Being sent', 'Odosiela sa'],
  'emails.status.sent': ['Sent', 'Odoslaný'],
  'emails.status.inFiles': ['Kept as a file', 'Uložený do súboru'],
  'emails.status.failed': ['Failed', 'Neodoslaný'],
  'emails.status.returned': ['Returned', 'Vrátený'],
  'emails.kind.reservation_received': ['Reservation received', 'Prijatá rezervácia'],
  'emails.kind.reservation_confirmed': ['Reservation confirmed', 'Potvrdená rezervácia'],
  'emails.kind.reservation_to_verify': ['Confirm by e-mail', 'Žiadosť o\u00a0potvrdenie e-mailom'],
  'emails.kind.reservation_approved': ['Request confirmed', 'Potvrdená žiadosť'],
  'emails.kind.reservation_declined': ['Request declined', 'Zamietnutá žiadosť'],
  'emails.kind.reservation_changed': ['Reservation changed', 'Zmenená rezervácia'],
  'emails.kind.reservation_change_received': ['Change received', 'Prijatá žiadosť o\u00a0zmenu'],
  'emails.kind.reservation_change_declined': ['Change declined', 'Odmietnutá zmena'],
  'emails.kind.reservation_change_staff_copy': ['Change to agree to (copy)', 'Žiadosť o\u00a0zmenu (kópia)'],
  'emails.kind.reservation_reminder': ['Reminder', 'Pripomienka'],
  'emails.kind.reservation_alternatives': ['Other times offered', 'Ponuka iných časov'],
  'emails.kind.reservation_links': ['Links to reservations', 'Odkazy na rezervácie'],
  'emails.kind.reservation_cancelled': ['Reservation cancelled', 'Zrušená rezervácia'],
  'emails.kind.reservation_readdressed': ['Reservation with another address', 'Rezervácia s\u00a0inou adresou'],
  'emails.kind.reservation_staff_copy': ['Reservation: copy for the team', 'Rezervácia: kópia pre tím'],
  'emails.kind.contact_acknowledgement': ['Message received', 'Potvrdenie správy'],
  'emails.kind.contact_staff_copy': ['Message: copy for the team', 'Správa: kópia pre tím'],
  'emails.kind.inquiry_acknowledgement': ['Event inquiry received', 'Potvrdenie dopytu'],
  'emails.kind.inquiry_staff_copy': ['Event inquiry: copy for the team', 'Dopyt: kópia pre tím'],
  'emails.kind.newsletter_welcome': ['Newsletter welcome', 'Privítanie v newsletteri'],
  'emails.kind.staff_invitation': ['Invitation to the staff', 'Pozvánka do tímu'],
  'emails.kind.password_reset': ['New password asked for', 'Žiadosť o\u00a0nové heslo'],
  'emails.kind.password_changed': ['Password was changed', 'Heslo sa zmenilo'],
  'emails.kind.test': ['Test email', 'Skúšobný e-mail'],
  'emails.failure.address_unknown': ['The e-mail address does not exist', 'E-mailová adresa neexistuje'],
  'emails.failure.sender_refused': [
    'The mail server refuses our sender or its sign-in',
    'Poštový server odmieta nášho odosielateľa alebo jeho prihlásenie',
  ],
  'emails.failure.spam': ['The mail server takes the e-mail for spam', 'Poštový server považuje e-mail za spam'],
  'emails.failure.mailbox_full': ['The recipient’s mailbox is full', 'Schránka príjemcu je plná'],
  'emails.failure.refused': ['The mail server refused the e-mail', 'Poštový server e-mail odmietol'],
  'emails.failure.refused_for_now': [
    'The mail server refused the e-mail for now',
    'Poštový server e-mail zatiaľ odmietol',
  ],
  'emails.failure.server_unreachable': ['The mail server cannot be reached', 'Poštový server je nedostupný'],
  'emails.failure.server_silent': ['The mail server did not answer in time', 'Poštový server neodpovedal včas'],
  'emails.failure.connection_insecure': [
    'The connection to the mail server is not secure',
    'Spojenie s\u00a0poštovým serverom nie je bezpečné',
  ],
  'emails.failure.connection_broke': [
    'The connection to the mail server broke',
    'Spojenie s\u00a0poštovým serverom sa prerušilo',
  ],
  'emails.failure.sent_again': ['It was sent again by staff', 'Personál ho poslal znova'],
  'emails.failure.subject_deleted': [
    'The reservation or message it was about has been deleted',
    'Rezervácia alebo správa, ktorej sa týkal, je už vymazaná',
  ],
  'emails.failure.other': ['The e-mail could not be sent', 'E-mail sa nepodarilo odoslať'],
  'emails.serverSaid': ['Server: {reply}', 'Server: {reply}'],
  'emails.configuration': ['Email Configuration', 'Nastavenie e-mailov'],
  'emails.transport': ['Delivery', 'Doručovanie'],
  'emails.transport.files': [
    'Every e-mail is written to a file in the data folder',
    'Každý e-mail sa zapíše do súboru v dátovom priečinku',
  ],
  'emails.transport.set': ['Mail server set', 'Server je nastavený'],
  'emails.transport.unset': ['No mail server', 'Bez servera'],
  'emails.sender': ['Sender', 'Odosielateľ'],
  'emails.staffCopies': ['Copies for the team', 'Kópie pre tím'],
  'emails.templates': ['E-mail texts', 'Texty e-mailov'],
  'emails.templates.count': [
    '{count} of {all} in Slovak and English',
    '{count} z\u00a0{all}, po slovensky aj po anglicky',
  ],
  'emails.records': [
    'Records of the domain {domain} (DNS) that keep e-mails out of spam',
    'Záznamy domény {domain} (DNS), aby e-maily nekončili v\u00a0spame',
  ],
  'emails.record.ok': ['OK', 'V poriadku'],
  'emails.record.missing': ['Missing', 'Chýba'],
  'emails.record.unknown': ['Unknown', 'Neznámy'],
  'emails.record.MX': ['where replies arrive', 'kam prichádzajú odpovede'],
  'emails.record.SPF': ['which servers may send for us', 'ktoré servery smú posielať za nás'],
  'emails.record.DKIM': [
    'the signature that proves an e-mail is ours',
    'podpis, podľa ktorého sa overí, že e-mail je od nás',
  ],
  'emails.record.DMARC': ['what others do with forged e-mails', 'čo majú iní robiť s podvrhnutými e-mailmi'],
  'emails.checkedAt': ['Checked {instant}', 'Zistené {instant}'],
  'emails.notChecked': ['Not checked yet', 'Zatiaľ nezistené'],
} satisfies Texts;

export type EmailsMessageId = keyof typeof texts;
export const useEmailsText = createTextHook(texts);

export function problemTextId({ status, sentAt }: Pick<RecentEmailDto, 'status' | 'sentAt'>): EmailsMessageId {
  if (status !== 'failed') return 'emails.triesAgain';
  return sentAt === null ? 'emails.gaveUp' : 'emails.cameBack';
}
