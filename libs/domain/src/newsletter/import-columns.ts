import { plainWord, standingInHeading, parseStandingWord } from './import-standings.js';

/** `name` is a full name; `otherEmail` is a second address of the same person. */
export const listFields = [
  'email',
  'otherEmail',
  'firstName',
  'lastName',
  'name',
  'language',
  'notes',
  'subscribedAt',
  'status',
] as const;
export type ListField = (typeof listFields)[number];

/** Of Mailchimp, Brevo, MailerLite, Ecomail, listmonk, address books and spreadsheets, as `plainWord` writes them. */
const headingPatternsByField: readonly [ListField, RegExp][] = [
  ['email', /^(primary|contact|user|subscriber)?e?mails?(1|ov[ay])?(value|address|adress?e|adres[ay])?$|^subscriber$/],
  [
    'otherEmail',
    /^(secondary|other|alternat\w*|druhy|dalsi|work|home)e?mail(address|adresa)?$|^e?mail[2-9](value|address|adresa)?$/,
  ],
  ['firstName', /^((first|given|fore)name|fname|vorname|krstnemeno|krestnijmeno)$/],
  ['lastName', /^((last|family|sur)name|lname|nachname|priezvisko|prijmeni)$/],
  ['name', /^((full|display|contact|subscriber)?name|(cele)?(meno|jmeno)(a?(priezvisko|prijmeni))?)$/],
  ['language', /^(preferred)?(lang|language|locale|jazyk\w*|sprache)$/],
  ['notes', /^(notes?|poznamk[ay]|comments?)$/],
  [
    'subscribedAt',
    /^(confirm(ed)?|optin|added|signup|subscri(bed?|ption)|regist(ered|ration)|created?|consent|joined)(time|at|on|date|timestamp)(utc\d*)?$|^created$/,
  ],
  [
    'subscribedAt',
    /^(date(added|subscribed|created|joined)|datum(prihl|suhl|souhl|odber|regis|pridan|vytvor)\w*|(suhlas|souhlas|prihlas|registr|pridan|odber)\w*(dna|dne|od|datum))$/,
  ],
  [
    'status',
    /^(is|e?mail)?(active|aktivn[eiy]|enabled|subscribed|optin|optinstatus|confirmed|potvrden[eiy]|prihlasen[eiy]|newsletter|mailing|permission|odber|odobera|posielat|zasielat)$/,
  ],
  [
    'status',
    /status$|^stav(odber\w*|kontaktu|emailu)?$|^(gdpr|consent|suhlas|souhlas)(given|consent|gdpr|s\w+|udelen\w*)?$|marketing(consent)?$/,
  ],
];
/** About phones, or the reason column of the file of refused rows. */
const unrelatedHeading = /sms|phone|mobil|whatsapp|push|^reason|^dovod/;

export function findFieldForHeading(heading: string): ListField | null {
  const plainHeading = headingWord(heading);
  const field = headingPatternsByField.find(([, pattern]) => pattern.test(plainHeading))?.[0] ?? null;
  const fieldOrStatus = field ?? (standingInHeading(plainHeading) ? 'status' : null);
  return fieldOrStatus === 'status' && unrelatedHeading.test(plainHeading) ? null : fieldOrStatus;
}

const headingWord = (heading: string): string => plainWord(heading.split('.').at(-1) ?? '') || plainWord(heading);

/** Different values of a column. A column of status words has fewer. */
export const maxColumnSamples = 13;

const dateLikePattern = /^\d{1,4}[-./]\s?\d{1,2}[-./]|^\d{5,}$/; // a date that matches may still be unreadable

/** `Subscribed` can hold a date or a "yes". */
export function findFieldForColumn(heading: string, samples: readonly string[]): ListField | null {
  const field = findFieldForHeading(heading);
  if (field === null) return hasStandingSamples(heading, samples) ? 'status' : null;
  const dateCount = samples.filter((sample) => dateLikePattern.test(sample)).length;
  const isDateOrStatus = (field === 'status' && !standingInHeading(headingWord(heading))) || field === 'subscribedAt';
  if (!isDateOrStatus || samples.length === 0) return field;
  return dateCount * 2 > samples.length ? 'subscribedAt' : 'status';
}

const hasStandingSamples = (heading: string, samples: readonly string[]): boolean =>
  samples.length < maxColumnSamples &&
  !unrelatedHeading.test(headingWord(heading)) &&
  samples.some((sample) => parseStandingWord(sample) !== null);
