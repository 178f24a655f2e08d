import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { appVersion } from './platform/config/app-version.js';

const introduction = `
Reservations, events and texts of a small wine bar.

**Time.** A *service date* is the day the bar opened: a visit on Saturday at 23:30 for two hours belongs to Saturday.
Times are the wall clock of Europe/Bratislava, \`HH:MM\` in 24 hours; \`24:00\` is the midnight that ends a service date.

**Failures** are RFC 9457 problem documents (\`application/problem+json\`) with a stable \`code\`.

**Staff calls** want the session cookie that \`login\` sets, and are answered to pages of this site only: a browser's call
from elsewhere (by \`Sec-Fetch-Site\`, else by \`Origin\`) is a 403. Their bodies are JSON.

**Limits.** A 429 or 503 says in \`Retry-After\` (seconds) when to try again.
`;

/** In the order of the page. */
const tagDescriptions: Readonly<Record<string, string>> = {
  reservations: 'A guest reserves a table; staff look after it',
  calendar: 'What staff see of the days ahead',
  menu: 'What the venue pours and serves, this evening and as staff keep it',
  events: 'What the venue puts on, the tables it takes, and inquiries for private ones',
  venue: 'Hours, rooms, tables, booking rules and business details',
  content: 'The texts of the public pages',
  images: 'The pictures of the public pages',
  translation: 'From one language of the venue to the other',
  email: 'What was sent, and whether mail works',
  inbox: 'What waits for staff: messages and inquiries to be answered, and everything else that wants a decision',
  audit: 'Who changed what',
  privacy: 'What is held about one person: shown to them, or erased',
  auth: 'Staff sign in and out',
  staff: 'Accounts, roles and invitations of staff',
  contact: 'A guest writes to the venue',
  newsletter: 'People subscribe and unsubscribe; staff look after the list',
  captcha: 'The challenge that a form solves before it is sent',
  site: 'What the public pages show',
  system: 'How the venue itself is',
  live: 'Changes for open admin pages, as they happen',
  health: 'For operators',
};

/** Also written to libs/contracts/openapi.json. */
export function createOpenApiDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Strapec')
    .setDescription(introduction)
    .setVersion(appVersion)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie', name: 'session' }, 'staff');
  for (const [name, description] of Object.entries(tagDescriptions)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  for (const { post, put, patch, delete: remove } of Object.values(document.paths))
    for (const operation of [post, put, patch, remove]) if (operation) addBodyProblems(operation.responses);
  return document;
}

/** Of any call that may have a body, also when it does not read it. */
const bodyProblemCodes = { 400: 'malformed_request', 413: 'payload_too_large', 415: 'unsupported_media_type' };

function addBodyProblems(responses: OperationResponses): void {
  const problem = Object.values(responses).find((response) => response && 'content' in response && isProblem(response));
  for (const [status, code] of Object.entries(bodyProblemCodes)) {
    const { description = '' } = (responses[status] ?? {}) as { description?: string };
    const codes = description.split(', ').filter(Boolean);
    if (!codes.includes(code)) codes.splice(codes.indexOf('validation_failed') + 1, 0, code);
    responses[status] = { ...problem, description: codes.join(', ') };
  }
}

type OperationResponses = NonNullable<OpenAPIObject['paths'][string]['post']>['responses'];

const isProblem = ({ content }: { content?: object }): boolean => 'application/problem+json' in (content ?? {});
