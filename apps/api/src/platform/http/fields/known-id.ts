import { Param, ParseUUIDPipe, type PipeTransform } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Problem } from '../problems/problem.js';

/** An invalid id is answered like an unknown one. */
export const knownId = new ParseUUIDPipe({ exceptionFactory: () => new Problem('not_found') });

/** `:id` in the path, documented. */
export const IdParam = (): ParameterDecorator => (controller, method, index) => {
  Param('id', knownId)(controller, method, index);
  const call = method && Object.getOwnPropertyDescriptor(controller, method);
  if (call) ApiParam({ name: 'id', format: 'uuid' })(controller, method, call);
};

export const knownDigest: PipeTransform<string, string> = {
  transform: (value) => {
    if (!/^[0-9a-f]{64}$/.test(value)) throw new Problem('not_found');
    return value;
  },
};
