import { reservationNotes } from '@strapec/domain';
import { type DynamicModule, RequestMethod } from '@nestjs/common';
import type { Request } from 'express';
import { LoggerModule } from 'nestjs-pino';
import type { Settings } from '../../config/settings.js';
import { ensureRequestId } from '../problems/request-id.js';

const personalFields = [
  'email',
  'recipient',
  'phone',
  'firstName',
  'lastName',
  ...reservationNotes,
  'captchaToken',
  'password',
];

/** Without personal data (rules §14). Public reads get no line, because it costs as much as the answer. The problem filter logs failures. */
export function createLoggerModule(settings: Settings, redactPath: (path: string) => string): DynamicModule {
  const changingMethods = [RequestMethod.POST, RequestMethod.PUT, RequestMethod.PATCH, RequestMethod.DELETE];
  return LoggerModule.forRoot({
    forRoutes: changingMethods.map((method) => ({ path: '{*path}', method })),
    pinoHttp: {
      level: settings.logLevel,
      genReqId: ensureRequestId,
      redact: { paths: [...personalFields, ...personalFields.map((name) => `*.${name}`)], censor: '[redacted]' },
      quietReqLogger: true,
      customAttributeKeys: { reqId: 'requestId' },
      serializers: {
        // no headers, and a path without e-mail addresses and tokens (rules §14)
        req: ({ id, method, raw }: { id: string; method: string; raw: Request }) => ({
          id,
          method,
          path: redactPath(raw.path),
        }),
        // only these fields: a failed statement has its parameters, and PostgreSQL quotes the row
        err: ({ type, message, stack, code }: Record<string, unknown>) => ({ type, message, stack, code }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  });
}
