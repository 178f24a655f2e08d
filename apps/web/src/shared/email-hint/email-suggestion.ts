import { normalEmail } from '@strapec/domain';
import { run } from '@zootools/email-spell-checker';

/** Few other domains resemble them. */
const large = [
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'protonmail.com'],
  ...['centrum.sk', 'zoznam.sk', 'pobox.sk', 'stonline.sk', 'orangemail.sk', 'seznam.cz', 'centrum.cz'],
];
/** Other domains resemble them (`posta.sk`, `most.sk`): only a misspelt ending is corrected. */
const short = ['azet.sk', 'post.sk', 'atlas.sk', 'email.cz', 'atlas.cz', 'volny.cz'];
/** `centrum.com` is a domain of its own. */
const endings = ['sk', 'cz', 'com', 'net', 'org', 'eu', 'at', 'de', 'hu', 'pl', 'ua', 'co', 'uk', 'info', 'me'];

/** `null` if there is no doubt. */
export function emailMeant(typed: string): string | null {
  const [local = '', domain = ''] = normalEmail(typed).split('@');
  const meant = domainMeant(domain);
  return local && meant && meant !== domain ? `${local}@${meant}` : null;
}

function domainMeant(domain: string): string | undefined {
  if (partsOf(domain).name === 'gmail') return 'gmail.com';
  const domains = [...large, ...short];
  const lists = { domains, domainThreshold: 2, topLevelDomains: [], secondLevelDomains: [] };
  const closest = run({ email: `a@${domain}`, ...lists })?.domain;
  return closest && isMisspelt(partsOf(domain), partsOf(closest)) ? closest : undefined;
}

function isMisspelt(typed: Parts, right: Parts): boolean {
  const isNameMisspelt =
    typed.name.charAt(0) === right.name.charAt(0) && large.includes(`${right.name}.${right.ending}`);
  const isEndingMisspelt = !endings.includes(typed.ending);
  return (typed.name === right.name || isNameMisspelt) && (typed.ending === right.ending || isEndingMisspelt);
}

type Parts = Record<'name' | 'ending', string>;

function partsOf(domain: string): Parts {
  const dot = domain.lastIndexOf('.');
  return { name: domain.slice(0, dot), ending: domain.slice(dot + 1) };
}
