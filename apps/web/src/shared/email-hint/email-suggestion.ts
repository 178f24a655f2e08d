import { normalizeEmail } from '@strapec/domain';
import { run } from '@zootools/email-spell-checker';

/** Few other domains resemble them. */
const distinctDomains = [
  ...['gmail.com', 'outlook.com', 'hotmail.com', 'yahoo.com', 'icloud.com', 'protonmail.com'],
  ...['centrum.sk', 'zoznam.sk', 'pobox.sk', 'stonline.sk', 'orangemail.sk', 'seznam.cz', 'centrum.cz'],
];
/** Other domains resemble them (`posta.sk`, `most.sk`): only a misspelt ending is corrected. */
const similarDomains = ['azet.sk', 'post.sk', 'atlas.sk', 'email.cz', 'atlas.cz', 'volny.cz'];
/** `centrum.com` is a domain of its own. */
const knownEndings = ['sk', 'cz', 'com', 'net', 'org', 'eu', 'at', 'de', 'hu', 'pl', 'ua', 'co', 'uk', 'info', 'me'];

/** `null` if there is no doubt. */
export function suggestEmail(input: string): string | null {
  const [localPart = '', domain = ''] = normalizeEmail(input).split('@');
  const suggestedDomain = suggestDomain(domain);
  return localPart && suggestedDomain && suggestedDomain !== domain ? `${localPart}@${suggestedDomain}` : null;
}

function suggestDomain(domain: string): string | undefined {
  if (splitDomain(domain).name === 'gmail') return 'gmail.com';
  const domains = [...distinctDomains, ...similarDomains];
  const checkerOptions = { domains, domainThreshold: 2, topLevelDomains: [], secondLevelDomains: [] };
  const closestDomain = run({ email: `a@${domain}`, ...checkerOptions })?.domain;
  return closestDomain && isMisspelt(splitDomain(domain), splitDomain(closestDomain)) ? closestDomain : undefined;
}

function isMisspelt(input: DomainParts, suggestion: DomainParts): boolean {
  const isNameMisspelt =
    input.name.charAt(0) === suggestion.name.charAt(0) &&
    distinctDomains.includes(`${suggestion.name}.${suggestion.ending}`);
  const isEndingMisspelt = !knownEndings.includes(input.ending);
  return (input.name === suggestion.name || isNameMisspelt) && (input.ending === suggestion.ending || isEndingMisspelt);
}

type DomainParts = Record<'name' | 'ending', string>;

function splitDomain(domain: string): DomainParts {
  const dotIndex = domain.lastIndexOf('.');
  return { name: domain.slice(0, dotIndex), ending: domain.slice(dotIndex + 1) };
}
