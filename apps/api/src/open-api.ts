import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { version } from './config/version.js';

const introduction = `
Reservations, events and texts of a small wine bar.

**Time.** A *service date* is the day the bar opened: a visit on Saturday at 23:30 for two hours belongs to Saturday.
Times are the wall clock of Europe/Bratislava, \`HH:MM\` in 24 hours; \`24:00\` is the midnight that ends a service date.

**Failures** are RFC 9457 problem documents (\`application/problem+json\`) with a stable \`code\`.

**Staff calls** want the session cookie that \`login\` sets, and are answered to pages of this site only: a browser's call
from elsewhere (by \`Sec-Fetch-Site\`, else by \`Origin\`) is a 403. Their bodies are JSON.

**Limits.** A 429 or 503 says in \`Retry-After\` (seconds) when to try again.
`;

/** The document behind /api/docs; written to libs/contracts/openapi.json as well. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const description = new DocumentBuilder()
    .setTitle('Strapec')
    .setDescription(introduction)
    .setVersion(version)
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addTag('reservations', 'A guest reserves a table; staff look after it')
    .addTag('calendar', 'What staff see of the days ahead')
    .addTag('events', 'What the house puts on, the tables it takes, and inquiries for private ones')
    .addTag('content', 'The texts of the public pages')
    .addTag('images', 'The pictures of the public pages')
    .addTag('translation', 'From one language of the house to the other')
    .addTag('email', 'What was sent, and whether mail works')
    .addTag('audit', 'Who changed what')
    .addTag('privacy', 'What is held about one person: shown to them, or erased')
    .addTag('auth', 'Staff sign in and out')
    .addTag('contact', 'Somebody writes to the house')
    .addTag('newsletter', 'People subscribe and unsubscribe; staff look after the list')
    .addTag('captcha', 'The challenge that a form solves before it is sent')
    .addTag('site', 'What the public pages show')
    .addTag('system', 'How the house itself is')
    .addTag('health', 'For whoever runs the house')
    .addCookieAuth('session', { type: 'apiKey', in: 'cookie', name: 'session' }, 'staff')
    .build();
  return SwaggerModule.createDocument(app, description, { operationIdFactory: (_controller, method) => method });
}
