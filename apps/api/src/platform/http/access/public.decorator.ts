import { Reflector } from '@nestjs/core';

/** `undefined`: signed-in staff only. */
export const Access = Reflector.createDecorator<'everybody' | 'sessions' | undefined>();

export const Public = () => Access('everybody');

/** Answers only our own pages. */
export const SessionOptional = () => Access('sessions');
