import type { Language } from '@strapec/domain';

/** Whose program calls: as much as a call says of it. */
export interface Caller {
  ip: string;
}

/** In which language a tool answers; every tool takes it. */
export interface InLanguage {
  language?: Language | undefined;
}
