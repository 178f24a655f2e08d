import { type CustomDecorator, SetMetadata } from '@nestjs/common';

export const isPublicKey = 'isPublic';

/** Opens a call, or all calls of a controller, to everybody. Whatever does not carry it wants a signed-in member of staff. */
export const Public = (): CustomDecorator => SetMetadata(isPublicKey, true);
