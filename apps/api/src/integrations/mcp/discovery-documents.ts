import {
  type Language,
  localizePath,
  joinFilledParts,
  lostLinkPaths,
  menuPath,
  reservePaths,
  resolveLanguage,
} from '@strapec/domain';
import { appVersion } from '../../platform/config/app-version.js';
import { type BusinessDetails, formatPostalAddress } from '../../content/core/business-details.js';
import type { VenueSummary } from './agent-venue.js';

const serverName = 'reservations';
export const securityTextPath = '/.well-known/security.txt';
const maxDescriptionLength = 100; // characters, the limit of the registry

/** The domain in reverse order: `example.strapec/reservations`. */
const reverseDomainName = (origin: string): string => `${hostOf(origin).split('.').reverse().join('.')}/${serverName}`;
const hostOf = (origin: string): string => new URL(origin).hostname;

const nameWithCity = ({ name, city }: BusinessDetails): string => (city ? `${name} in ${city}` : name);
const serverDescription = (businessDetails: BusinessDetails): string =>
  `Free times, reservations and events of ${nameWithCity(businessDetails)}`;

const toOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export function llmsText(englishSummary: VenueSummary, slovakSummary: VenueSummary): string {
  const { businessDetails, origin } = englishSummary;
  const siteLanguages = (['en', 'sk'] as const).filter((language) => resolveLanguage(language) === language);
  const { name, phone, email } = businessDetails;
  const contactLine = joinFilledParts([formatPostalAddress(businessDetails), phone, email], ' · ');
  const formatLink = (label: string, pathForLanguage: (language: Language) => string): string =>
    siteLanguages
      .map((language, index) => `[${index === 0 ? label : 'po slovensky'}](${origin}${pathForLanguage(language)})`)
      .join(', ');
  return `# ${toOneLine(name)}

> ${siteLanguages.map((language) => toOneLine((language === 'en' ? englishSummary : slovakSummary).description)).join('\n>\n> ')}

${toOneLine(contactLine)}

Reservations can be made by a program on behalf of a guest: a table is held for a while, and the guest confirms it by mail.

## Reserve

- [MCP server](${origin}/mcp): free times, reservations, events, wines, by the Model Context Protocol (Streamable HTTP, no sign-in)
- ${formatLink('Reserve a table', (language) => reservePaths[language])}: plain forms without script
- [Have the link of a reservation mailed once more](${origin}${lostLinkPaths[resolveLanguage('en')]})

## Read

- ${formatLink('Home page', (language) => localizePath(language, '/'))}: opening hours, address
- ${formatLink('Wine menu', (language) => localizePath(language, menuPath))}
- ${formatLink('Events', (language) => localizePath(language, '/events'))}

## Build

- [API](${origin}/api/docs): every call; [as OpenAPI](${origin}/api/docs-json)
`;
}

/** RFC 9116. */
export function securityText({ businessDetails, origin }: VenueSummary, expiresAt: Date): string {
  const contact = businessDetails.email ? `mailto:${businessDetails.email}` : origin;
  return `Contact: ${contact}
Expires: ${expiresAt.toISOString()}
Preferred-Languages: sk, en
Canonical: ${origin}${securityTextPath}
`;
}

export function aiCatalog({ businessDetails, origin }: VenueSummary): object {
  const host = hostOf(origin);
  return {
    specVersion: '1.0',
    host: { displayName: businessDetails.name, identifier: host, documentationUrl: `${origin}/llms.txt` },
    entries: [
      {
        identifier: `urn:air:${host}:${serverName}`,
        displayName: `${businessDetails.name}: reservations`,
        type: 'application/mcp-server-card+json',
        url: `${origin}/mcp/server-card`,
        description: serverDescription(businessDetails),
        representativeQueries: [
          `Reserve a table for four at ${businessDetails.name} on Friday at seven`,
          `Is there a free table for two at ${nameWithCity(businessDetails)} today?`,
        ],
      },
    ],
  };
}

const schemasUrl = 'https://static.modelcontextprotocol.io/schemas';

/** SEP-2127. The server lists the tools itself. */
export const serverCard = (summary: VenueSummary): object =>
  serverDocument(summary, `${schemasUrl}/v1/server-card.schema.json`);

export const serverJson = (summary: VenueSummary): object =>
  serverDocument(summary, `${schemasUrl}/2025-12-11/server.schema.json`);

function serverDocument({ businessDetails, origin }: VenueSummary, $schema: string): object {
  const description = serverDescription(businessDetails);
  return {
    $schema,
    name: reverseDomainName(origin),
    title: businessDetails.name,
    description: description.slice(0, maxDescriptionLength),
    version: appVersion,
    websiteUrl: origin,
    remotes: [{ type: 'streamable-http', url: `${origin}/mcp` }],
  };
}
