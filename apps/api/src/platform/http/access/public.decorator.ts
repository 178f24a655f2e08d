import { Reflector } from '@nestjs/core';

/** Without a value the call is for signed-in staff; `sessions` reads the session if there is one. */
export const Access = Reflector.createDecorator<'everybody' | 'sessions' | undefined>();

/** All other calls require a signed-in staff member. */
export const Public = () => Access('everybody');

/** Such as the login; it answers only our own pages. */
export const SignedInOrNot = () => Access('sessions');
