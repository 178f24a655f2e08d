import type { Language } from '../language/language.js';
import { foldText } from '../text/normal-text.js';

/** The strictest first: of two, the stricter one counts. */
export const standings = ['left', 'blocked', 'bounced', 'not_confirmed', 'active'] as const;
export type Standing = (typeof standings)[number];

/** In English, Slovak, Czech and German, as `plainWord` writes them. */
const wordPatternByStanding: Readonly<Record<Standing, RegExp>> = {
  left: /^(unsub|odhlas|odisl|nechce|neodober|nesuhlas|nesouhlas|opt(ed)?out|disabled|inactive|inaktiv|neaktivn|deactivat|deaktiv|left$|removed|deleted|archived|cancel|zrusen|vymazan|smazan|vyraden|abgemeldet|ausgetragen)/,
  blocked: /^((block|black)list|blocked|blok|zablok|spam|junk|compla|abuse|staznost|stiznost|gesperrt|suppress)/,
  bounced: /^((hard|soft)?bounc|hard$|clean|plna|plny|neexist|neplatn|invalid|nedoruc|undeliver|unzustell)/,
  not_confirmed:
    /^((un|not|ne)(confirm|verif|potvrd|over)|pending|waiting|never|caka|ceka|nonsub|notsub|neprihlas|unbestat|nichtbest|ausstehend|wartet)/,
  active:
    /^(active|aktiv\w*|subscribed|subscriber|enabled|confirmed|verified|registered|valid|(opt(ed)?|double(opt)?)in|potvrden\w*|overen\w*|prihlasen\w*|odbera\w*|suhlasi?|angemeldet|bestatigt|abonn\w+)$/,
};
const yesPattern = /^(yes|y|true|1|ano|a|ja|x|on|ok|agreed|accepted|granted|[✓✔☑✅])$/;
const noPattern = /^(no|n|nie|ne|nein|false|0|off|declined|denied|[-–—✗✘☐❌])$/;
/** A "no" there means that the guest never agreed; elsewhere, that the guest has left. */
const consentHeadingPattern = /optin|gdpr|suhlas|souhlas|consent|confirm|potvrd|marketing|accept/;
const listNamePattern =
  /^(unsubscri|nonsubscri|odhlas|optout|cleaned|bounc|(black|block)list|blocked|complain|unconfirm|nepotvrd)/;

/** `E-mail` becomes `email`. A text of symbols only, such as `✓`, stays. */
export function plainWord(text: string): string {
  return foldText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '') || text.trim();
}

export function parseStandingWord(text: string): Standing | null {
  const word = plainWord(text);
  return standings.find((standing) => wordPatternByStanding[standing].test(word)) ?? null;
}

/** Of rows with a "yes" under such a heading, such as `EMAIL_BLOCKLISTED`; `null` if "yes" means active. */
export function standingInHeading(heading: string): Standing | null {
  const standing = parseStandingWord(plainWord(heading).replace(/^(is|email|mail)(?=.)/, ''));
  return standing === 'active' ? null : standing;
}

/** `null`: none; `unknown`: staff must decide. */
export function parseCellStanding(heading: string, cell: string): Standing | 'unknown' | null {
  const [plainHeading, word] = [plainWord(heading), plainWord(cell)];
  const headingStanding = standingInHeading(heading);
  // Mailchimp's list of unsubscribed addresses has this column, with a time in each row
  if (headingStanding)
    return (word === '' || noPattern.test(word)) && !/^(unsub|clean)time$/.test(plainHeading) ? null : headingStanding;
  return parseCellWord(plainHeading, word);
}

function parseCellWord(heading: string, word: string): Standing | 'unknown' {
  if (/^(status|stav)/.test(heading) && /^\d+$/.test(word)) return 'unknown'; // each tool counts differently
  if (noPattern.test(word)) return consentHeadingPattern.test(heading) ? 'not_confirmed' : 'left';
  return yesPattern.test(word) ? 'active' : (parseStandingWord(word) ?? 'unknown');
}

export function parseListNameStanding(name: string): Standing | null {
  const markedWords = foldText(name)
    .split(/[^a-z]+/)
    .filter((word) => listNamePattern.test(word));
  return findStrictestStanding(markedWords.map((word) => parseStandingWord(word)));
}

export function findStrictestStanding(candidates: readonly (Standing | null)[]): Standing | null {
  return standings.find((standing) => candidates.includes(standing)) ?? null;
}

const slovakPattern = /^(sk(sk)?|svk|slk|slo|slov(ak|ensk|enc)\w*|slowak\w*)$/;

/** Every language except Slovak becomes English (spec §5); an empty text gives `null`. */
export function parseImportLanguage(text: string): Language | null {
  const word = plainWord(text);
  if (word === '') return null;
  return slovakPattern.test(word) ? 'sk' : 'en';
}
