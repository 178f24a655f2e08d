import { type Texts, createTextHook } from '../i18n/create-text-hook';

const texts = {
  'people.title': ['People', 'Ľudia'],
  'people.lead': [
    'Who signs in here, and what each of them may do.',
    'Kto sa tu prihlasuje a\u00a0čo ktorý z\u00a0nich smie.',
  ],
  'people.you': ['you', 'to ste vy'],
  'people.role': ['Role', 'Rola'],
  'people.role.of': ['Role of {name}', 'Rola: {name}'],
  'people.role.owner': ['Owner', 'Majiteľ'],
  'people.role.manager': ['Manager', 'Vedúci'],
  'people.role.host': ['Host', 'Obsluha'],
  'people.role.owner.may': ['everything, also people and personal data', 'všetko, aj ľudí a\u00a0osobné údaje'],
  'people.role.manager.may': [
    'the evening, events, texts, pictures, newsletter and e-mails',
    'večer, podujatia, texty, obrázky, newsletter a\u00a0e-maily',
  ],
  'people.role.host.may': [
    'the evening, reservations and what waits for an answer',
    'večer, rezervácie a\u00a0všetko, čo čaká na odpoveď',
  ],
  'people.disabled': ['Disabled', 'Vypnutý'],
  'people.seen': ['Last signed in {instant}', 'Posledné prihlásenie {instant}'],
  'people.neverSeen': ['Has not signed in yet', 'Zatiaľ bez prihlásenia'],
  'people.disable': ['Disable', 'Vypnúť'],
  'people.enable': ['Enable again', 'Znova zapnúť'],
  'people.disable.confirm': [
    'Disable the account of {name}? They are signed out everywhere at once.',
    'Vypnúť účet: {name}? Všade sa hneď odhlási.',
  ],
  'people.makeOwner.confirm': [
    'Make {name} an owner? They may then do everything, and change your account too.',
    'Má byť {name} majiteľ? Bude smieť všetko a\u00a0bude môcť zmeniť aj váš účet.',
  ],
  'people.takeOwner.confirm': ['{name} will no longer be an owner. Continue?', '{name} už nebude majiteľ. Pokračovať?'],
  'people.roleChanged': ['{name}: {role}', '{name}: {role}'],
  'people.disabledNow': [
    '{name} is signed out and can no longer sign in.',
    'Účet je vypnutý a\u00a0odhlásený: {name}.',
  ],
  'people.enabledNow': ['{name} can sign in again.', 'Účet je znova zapnutý: {name}.'],
  'people.changeFailed': ['This was not changed: {reason}', 'Zmena sa nepodarila: {reason}'],
  'people.own': [
    'you cannot change your own account; another owner can',
    'svoj vlastný účet zmeniť nemôžete, urobí to iný majiteľ',
  ],
  'people.rightLost': ['you are no longer an owner yourself', 'sami už nie ste majiteľ'],
  'people.invite': ['Invite a colleague', 'Pozvať kolegu'],
  'people.invite.lead': [
    'They get an e-mail with a link that works once, for three days, and choose their own password.',
    'Dostane e-mail s\u00a0odkazom, ktorý funguje raz a\u00a0tri dni, a\u00a0heslo si zvolí sám.',
  ],
  'people.invite.email': ['E-mail address', 'E-mailová adresa'],
  'people.invite.email.invalid': ['Please enter a valid email address', 'Zadajte platnú e-mailovú adresu'],
  'people.invite.language': ['E-mail language', 'Jazyk e-mailu'],
  'people.invite.submit': ['Send invitation', 'Poslať pozvánku'],
  'people.invite.submitting': ['Sending...', 'Posielame…'],
  'people.invited': ['The invitation is on its way to {email}.', 'Pozvánka odchádza na {email}.'],
  'people.inviteFailed': ['The invitation was not sent: {reason}', 'Pozvánka neodišla: {reason}'],
  'people.exists': ['there is an account with this address already', 's\u00a0touto adresou už účet existuje'],
  'people.alreadyInvited': [
    'this address has been invited already; send that invitation again',
    'táto adresa už pozvánku má, pošlite ju znova',
  ],
  'people.justSent': ['it was sent less than a minute ago', 'odišla pred menej ako minútou'],
  'people.invitations': ['Invitations not accepted yet', 'Neprijaté pozvánky'],
  'people.invitation.by': ['by {name}', 'pozýva {name}'],
  'people.invitation.until': ['The link works until {instant}', 'Odkaz platí do {instant}'],
  'people.invitation.over': ['The link no longer works', 'Odkaz už neplatí'],
  'people.invitation.again': ['Send again', 'Poslať znova'],
  'people.invitation.again.done': [
    'A new link is on its way to {email}. The one before no longer works.',
    'Nový odkaz odchádza na {email}. Predošlý už neplatí.',
  ],
  'people.invitation.again.failed': ['Not sent: {reason}', 'Neodoslané: {reason}'],
  'people.invitation.withdraw': ['Withdraw', 'Zrušiť pozvánku'],
  'people.invitation.withdraw.confirm': [
    'Withdraw the invitation of {email}? Its link will no longer work.',
    'Zrušiť pozvánku pre {email}? Odkaz prestane platiť.',
  ],
  'people.invitation.withdraw.done': ['The invitation of {email} is withdrawn.', 'Pozvánka pre {email} je zrušená.'],
  'people.invitation.withdraw.failed': ['Not withdrawn: {reason}', 'Pozvánka sa nezrušila: {reason}'],
  'people.alone': [
    'You are the only owner. Make a colleague an owner too, so that the bar does not depend on one password.',
    'Ste jediný majiteľ. Urobte majiteľom ešte niekoho, aby podnik nezávisel od jedného hesla.',
  ],
} satisfies Texts;

export const useTeamText = createTextHook(texts);
