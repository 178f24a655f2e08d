import type { Language } from '../language/language.js';
import { folded } from '../text/folded.js';

/** What a list says of an address, the strictest first: of two the strictest holds. */
export const standings = ['left', 'blocked', 'bounced', 'not_confirmed', 'active'] as const;
export type Standing = (typeof standings)[number];

/** Words of mailing-list tools in English, Slovak, Czech and German, as `plainWord` writes them. */
const words: Readonly<Record<Standing, RegExp>> = {
  left: /^(unsub|odhlas|odisl|nechce|neodober|nesuhlas|nesouhlas|opt(ed)?out|disabled|inactive|inaktiv|neaktivn|deactivat|deaktiv|left$|removed|deleted|archived|cancel|zrusen|vymazan|smazan|vyraden|abgemeldet|ausgetragen)/,
  blocked: /^((block|black)list|blocked|blok|zablok|spam|junk|compla|abuse|staznost|stiznost|gesperrt|suppress)/,
  bounced: /^((hard|soft)?bounc|hard$|clean|plna|plny|neexist|neplatn|invalid|nedoruc|undeliver|unzustell)/,
  not_confirmed:
    /^((un|not|ne)(confirm|verif|potvrd|over)|pending|waiting|never|caka|ceka|nonsub|notsub|neprihlas|unbestat|nichtbest|ausstehend|wartet)/,
  active:
    /^(active|aktiv\w*|subscribed|subscriber|enabled|confirmed|verified|registered|valid|(opt(ed)?|double(opt)?)in|potvrden\w*|overen\w*|prihlasen\w*|odbera\w*|suhlasi?|angemeldet|bestatigt|abonn\w+)$/,
};
const yes = /^(yes|y|true|1|ano|a|ja|x|on|ok|agreed|accepted|granted|[✓✔☑✅])$/;
const no = /^(no|n|nie|ne|nein|false|0|off|declined|denied|[-–—✗✘☐❌])$/;
/** A "no" below such a heading says that the guest has never agreed, below others that the guest has left. */
const asksForConsent = /optin|gdpr|suhlas|souhlas|consent|confirm|potvrd|marketing|accept/;
/** Names of files and sheets that tell the standing of all who are in them. */
const tellingName =
  /^(unsubscri|nonsubscri|odhlas|optout|cleaned|bounc|(black|block)list|blocked|complain|unconfirm|nepotvrd)/;

/** A word without accents, blanks and marks; `E-mail` is `email`. A text of marks alone, such as `✓`, stays. */
export function plainWord(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, '') || text.trim();
}

/** What a word of a status column means, if it is known. */
export function standingOfWord(text: string): Standing | null {
  const word = plainWord(text);
  return standings.find((standing) => words[standing].test(word)) ?? null;
}

/** What a heading says of those who have a "yes" below it, such as `EMAIL_BLOCKLISTED`; `null` for one that is good for them. */
export function standingInHeading(heading: string): Standing | null {
  const standing = standingOfWord(plainWord(heading).replace(/^(is|email|mail)(?=.)/, ''));
  return standing === 'active' ? null : standing;
}

/** What a cell of a status column says; `null`: nothing, `unknown`: staff have to be asked. */
export function standingInCell(heading: string, cell: string): Standing | 'unknown' | null {
  const [about, word] = [plainWord(heading), plainWord(cell)];
  const ofHeading = standingInHeading(heading);
  // Mailchimp's list of those who have left has this column, with a time in each row
  if (ofHeading) return (word === '' || no.test(word)) && !/^(unsub|clean)time$/.test(about) ? null : ofHeading;
  return standingBelow(about, word);
}

function standingBelow(heading: string, word: string): Standing | 'unknown' {
  if (/^(status|stav)/.test(heading) && /^\d+$/.test(word)) return 'unknown'; // each tool counts in its own way
  if (no.test(word)) return asksForConsent.test(heading) ? 'not_confirmed' : 'left';
  return yes.test(word) ? 'active' : (standingOfWord(word) ?? 'unknown');
}

/** What the name of a file or a sheet says of all who are in it. */
export function standingInName(name: string): Standing | null {
  const telling = folded(name)
    .split(/[^a-z]+/)
    .filter((word) => tellingName.test(word));
  return strictest(telling.map((word) => standingOfWord(word)));
}

/** The strictest of what is said of an address. */
export function strictest(said: readonly (Standing | null)[]): Standing | null {
  return standings.find((standing) => said.includes(standing)) ?? null;
}

const slovak = /^(sk(sk)?|svk|slk|slo|slov(ak|ensk|enc)\w*|slowak\w*)$/;

/** The language in which the newsletter is read; any but Slovak is English (spec §5), and `null` is said by nothing. */
export function languageIn(text: string): Language | null {
  const word = plainWord(text);
  if (word === '') return null;
  return slovak.test(word) ? 'sk' : 'en';
}
