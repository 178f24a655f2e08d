import { Param, ParseUUIDPipe, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Problem } from '../problems/problem.js';

/** An invalid id is answered like an unknown one. */
export const idPipe = new ParseUUIDPipe({ exceptionFactory: () => new Problem('not_found') });

/** `:id` in the path, documented. */
export const IdParam = (): ParameterDecorator => (controller, method, index) => {
  Param('id', idPipe)(controller, method, index);
  const handler = method && Object.getOwnPropertyDescriptor(controller, method);
  if (handler) ApiParam({ name: 'id', format: 'uuid' })(controller, method, handler);
};

export const publicSessionIdPipe: PipeTransform<string, string> = {
  transform: (value) => {
    if (!/^[0-9a-f]{64}$/.test(value)) throw new Problem('not_found');
    return value;
  },
};
